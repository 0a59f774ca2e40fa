// fixture: --ios 16.0
import SwiftUI

final class NoticeHUDState: ObservableObject {
  @Published private(set) var message = ""
  @Published var isPresented = false

  func showNotice(_ message: String) {
    self.message = message
    self.isPresented = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }
}
