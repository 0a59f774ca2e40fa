import SwiftUI

struct OrderScreen: View {
  @State private var isFailed = false
  @State private var errorTitle = ""
  @State private var errorText: Int?

  var body: some View {
    VStack {
      Button("Order") { order() }
      if isFailed {
        CoveringPanel(heading: errorTitle, detail: errorText) { isFailed = false }
      }
    }
  }

  private func order() {
    errorTitle = "Not ordered"
    errorText = 7
    isFailed = true
  }
}

struct CoveringPanel: View {
  let heading: String
  let detail: Int?
  let close: () -> Void

  var body: some View {
    VStack {
      Text(heading)
      Text("Reason \(detail ?? 0)")
      Button("Close", action: close)
    }
  }
}
