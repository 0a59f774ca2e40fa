// fixture: --ios 17.0
import SwiftUI

struct PlanView: View {
  @State private var errorMessage: String?
  let store = PlanStore()

  var body: some View {
    VStack {
      if let errorMessage {
        Text(errorMessage)
      }
      PlanRow(onMove: updatePlace)
    }
  }

  private func updatePlace() {
    do {
      try store.move()
    } catch {
      errorMessage = "The plan could not be changed."
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        AccessibilityNotification.Announcement(
          AttributedString(
            "The plan could not be changed.",
            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
          )
        ).post()
      }
    }
  }
}

struct PlanRow: View {
  let onMove: () -> Void

  var body: some View {
    Text("Plan")
  }
}

struct PlanStore {
  func move() throws {}
}
