import SwiftUI

struct PromotionView: View {
  @State private var promotions: [String] = []
  private let shop = ShopService()

  var body: some View {
    if promotions.isEmpty {
      ProgressView().task {
        promotions = await shop.promotions()
      }
    } else {
      List(promotions, id: \.self) { Text($0) }
    }
  }
}

struct ShopService {
  func promotions() async -> [String] { [] }
}
