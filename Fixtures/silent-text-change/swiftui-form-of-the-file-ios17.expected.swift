// fixture: --ios 17.0
import SwiftUI

struct TunerView: View {
  @State private var status = ""

  var body: some View {
    VStack {
      Text(status)
      Button("Mute") {
        status = "Muted"
        UIAccessibility.post(notification: .announcement, argument: "Muted")
      }
      Button("Unmute") {
        status = "Sound is on"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: "Sound is on")
        }
      }
    }
  }
}
