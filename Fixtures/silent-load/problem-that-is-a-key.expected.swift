// fixture: --ios 17.0
import SwiftUI

@Observable
final class PantryModel {
  var jars: [String] = []
  var problem: String?

  @MainActor func remove(_ jar: String) async {
    problem = nil
    do {
      try await Task.sleep(nanoseconds: 1)
      jars = jars.filter { $0 != jar }
    } catch {
      problem = "pantry.problem"
    }
  }
}

struct PantryView: View {
  @State private var model = PantryModel()

  var body: some View {
    List(model.jars, id: \.self) { jar in
      Button(jar) {
        Task {
          await model.remove(jar)
          if let message = model.problem {
            AccessibilityNotification.Announcement(
              AttributedString(
                NSLocalizedString(message, comment: ""),
                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
              )
            ).post()
          }
        }
      }
    }
    .overlay {
      if let problem = model.problem {
        Text(LocalizedStringKey(problem))
      }
    }
  }
}
