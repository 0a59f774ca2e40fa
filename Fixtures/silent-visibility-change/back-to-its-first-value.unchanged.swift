import SwiftUI

/// What the state was at first is what it is taken back to: there is no news in it.
struct Advice: View {
  @State private var isClosed = false
  @State private var isOpen = true
  @State private var chosen: String?

  var body: some View {
    VStack {
      if isOpen {
        Image("welcome")
      }
      if let chosen {
        Image(chosen)
      }
      if isClosed {
        Spacer()
      }
      Button("Start again") {
        isOpen = true
        isClosed = false
        chosen = nil
      }
    }
  }
}
