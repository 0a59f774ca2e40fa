// fixture: --unsafe-fixes
import SwiftUI

/// Two texts come at once: which of them the user needs is for a reader to say.
struct SaveForm: View {
  @State private var isSaved = false
  @State private var showsHint = false

  var body: some View {
    VStack {
      if isSaved { Text("Your form was saved") }
      if showsHint { Text("You find it among the drafts") }
      Button("Save") {
        isSaved = true
        showsHint = true
      }
    }
  }
}
