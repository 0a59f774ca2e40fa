import SwiftUI
import UIKit

struct SetupFlow: View {
  @State private var isDone = false

  var body: some View {
    if isDone {
      SummaryForm()
    } else {
      NameForm { isDone = true }
    }
  }
}

struct NameForm: View {
  let next: () -> Void
  var body: some View { Button("Next", action: next) }
}

struct SummaryForm: View {
  var body: some View {
    Text("All set")
      .onAppear {
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
  }
}
