// fixture: --unsafe-fixes
import SwiftUI

/// The first text of all that appears is its heading: that says nothing of what has happened.
struct StartScreen: View {
  @State private var showsSecondPart = false

  var body: some View {
    VStack {
      if showsSecondPart {
        Suggestions()
      }
      Button("More") {
        showsSecondPart = true
      }
    }
  }
}

struct Suggestions: View {
  var body: some View {
    VStack {
      Text("Suggestions")
      Text("Water the roses")
      Text("Cut the hedge")
    }
  }
}
