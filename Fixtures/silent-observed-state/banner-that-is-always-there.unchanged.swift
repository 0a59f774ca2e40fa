import SwiftUI

struct ShopView: View {
    let offers: [String]

    var body: some View {
        ScrollView {
            ForEach(offers, id: \.self) { OfferBanner(title: $0) }
        }
    }
}

struct OfferBanner: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
    }
}
