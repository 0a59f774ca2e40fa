import SwiftUI

struct FareView: View {
  @State private var isFareShown = true

  var body: some View {
    VStack {
      if isFareShown {
        Text("Two zones")
      }
      Button("Fare") {
        sleep(1)
        isFareShown = false
      }
    }
  }
}
