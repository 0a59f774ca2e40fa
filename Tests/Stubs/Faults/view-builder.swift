// error: cannot conform to 'View'
// swift-format-ignore-file
import SwiftUI
struct Screen: View {
  @State private var text = ""
  var body: some View {
    Text(text)
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
