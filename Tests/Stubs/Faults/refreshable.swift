// error: main actor-isolated property 'rows'
// swift-format-ignore-file
import SwiftUI
struct Screen: View {
  @State private var rows: [String] = []
  var body: some View {
    Text("").refreshable {
      let announcement = "Rows: \(rows.count)"
      await MainActor.run { UIAccessibility.post(notification: .announcement, argument: announcement) }
    }
  }
}
