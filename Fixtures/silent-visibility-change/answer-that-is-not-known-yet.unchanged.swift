import SwiftUI

/// A flag of three: asked for, refused and not known yet. No condition may take it for one of two.
struct AllowNews: View {
  @State private var isAllowed: Bool?
  let ask: () -> Bool

  var body: some View {
    VStack {
      if isAllowed == true {
        Image("news")
      } else if isAllowed == false {
        Text("You can allow news in the settings")
      }
      Button("Ask me again") {
        isAllowed = ask()
      }
    }
  }
}
