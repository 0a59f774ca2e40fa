import SwiftUI

struct Offer: Identifiable, Sendable { let id: Int }

struct OfferService: Sendable {
  func offers() async -> [Offer] { [] }
}

struct OffersSection: View {
  @State private var offers: [Offer] = []
  @State private var isLoading = false
  let service: OfferService

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      ForEach(offers) { offer in Text("\(offer.id)") }
    }
    .task { await loadOffers() }
  }

  private func loadOffers() async {
    isLoading = true
    offers = await service.offers()
    isLoading = false
  }
}
