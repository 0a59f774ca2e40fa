import SwiftUI

// The heading of a tile says nothing new.
struct HomeTileBanner: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
    }
  }
}

struct HomeView: View {
  @State private var showsShopping = false

  var body: some View {
    VStack {
      Button("Shopping") { showsShopping = true }
      if showsShopping {
        HomeTileBanner(title: "Shopping list")
      }
    }
  }
}
