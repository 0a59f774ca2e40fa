import SwiftUI

struct TrailsView: View {
    @State private var query = ""
    @State private var trails = ["Lake loop", "Ridge walk"]
    private let allTrails = ["Lake loop", "Ridge walk"]

    var body: some View {
        List(trails, id: \.self) { Text($0) }
            .searchable(text: $query)
            .onChange(of: query) { text in
                trails = allTrails.filter { $0.contains(text) }
            }
    }
}
