import SwiftUI

struct LaunchFlow: View {
  @State private var isOver = false

  var body: some View {
    if isOver {
      HomeScreen()
    } else {
      BrandScreen()
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            isOver = true
          }
        }
    }
  }
}

struct HomeScreen: View {
  var body: some View { Text("Home") }
}

struct BrandScreen: View {
  var body: some View { Text("Brand") }
}
