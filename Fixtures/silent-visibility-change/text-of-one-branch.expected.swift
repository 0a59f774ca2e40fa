import SwiftUI

/// The text comes in a branch, the rest of the event behind it: it may not be said after both.
struct RenameFolder: View {
  @State private var isRefused = false
  @State private var isMarked = false
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if isMarked {
        Image("mark")
      }
      if isRefused {
        Text("A folder needs a name")
      }
      Button("Rename") {
        if name.isEmpty {
          isRefused = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "A folder needs a name")
          }
        }
        isMarked = true
      }
    }
  }
}
