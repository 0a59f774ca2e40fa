import SwiftUI
struct CarsView: View {
    @StateObject private var model = CarsModel()

    var body: some View {
        VStack {
            if let banner = model.bannerText {
                BannerView(text: banner)
            }
            CarCard { Task { await model.reserve() } }
        }
    }
}
@MainActor
final class CarsModel: ObservableObject {
    @Published var bannerText: String?

    func reserve() async {
        try? await Garage.reserve()
        bannerText = "Reserved"
    }
}

struct CarCard: View {
    let onReserve: () -> Void
    var body: some View { Button("Reserve", action: onReserve) }
}

struct BannerView: View {
    let text: String

    var body: some View {
        HStack {
            Image(systemName: "car")
            Text(text)
        }
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        }
        .onChange(of: text) { text in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        }
    }
}

enum Garage {
    static func reserve() async throws {}
}
