// fixture: --ios 17.0
import SwiftUI

struct KeyField: View {
  @State private var input = ""
  @State private var validationMessage = ""
  @State private var showsValidation = false

  var body: some View {
    VStack {
      TextField("Key", text: $input)
      if showsValidation {
        Text(validationMessage)
      }
      Button("Save") {
        save()
      }
    }
  }

  private func save() {
    if input.count == 64 {
      _ = checkHex(input)
      return
    }
    validationMessage = "This is no key"
    showsValidation = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      AccessibilityNotification.Announcement(
        AttributedString(
          "This is no key",
          attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
        )
      ).post()
    }
  }

  private func checkHex(_ text: String) -> Bool {
    guard text.allSatisfy(\.isHexDigit) else {
      validationMessage = "This is not hexadecimal"
      showsValidation = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        AccessibilityNotification.Announcement(
          AttributedString(
            "This is not hexadecimal",
            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
          )
        ).post()
      }
      return false
    }
    return true
  }
}
