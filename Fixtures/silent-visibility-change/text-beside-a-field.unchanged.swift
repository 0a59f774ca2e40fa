import SwiftUI

/// A field appears with the text: which of the two the user needs is for a reader to say.
struct OwnAnswer: View {
  @State private var isOther = false
  @State private var answer = ""

  var body: some View {
    VStack {
      Button("Something else") {
        isOther = true
      }
      if isOther {
        TextField("Answer", text: $answer)
      }
      if isOther {
        Text("Tell us in a few words")
      }
    }
  }
}
