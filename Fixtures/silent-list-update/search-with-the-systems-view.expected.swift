// fixture: --ios 17.0
import SwiftUI

struct ShopsView: View {
    @State private var model = ShopsModel()

    var body: some View {
        List(model.foundShops) { shop in
            Text(shop.name)
        }
        .overlay {
            if model.shops.isEmpty {
                ContentUnavailableView("No shops yet", systemImage: "cart")
            } else if model.foundShops.isEmpty {
                ContentUnavailableView.search(text: model.query)
            }
        }
        .searchable(text: $model.query)
        .onChange(of: model.foundShops.isEmpty) { _, isEmpty in
            if isEmpty, !model.query.isEmpty {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement("No results").post()
                }
            }
        }
    }
}

@Observable
final class ShopsModel {
    var shops = [Shop(id: 1, name: "Baker"), Shop(id: 2, name: "Butcher")]
    var query = ""

    var foundShops: [Shop] {
        guard !query.isEmpty else { return shops }
        return shops.filter { $0.name.contains(query) }
    }
}

struct Shop: Identifiable {
    let id: Int
    let name: String
}
