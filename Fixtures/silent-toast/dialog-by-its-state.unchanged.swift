// fixture: --ios 16.0
import SwiftUI

final class NoticeHUDState: ObservableObject {
  @Published private(set) var message = ""
  @Published private(set) var okTitle = ""
  @Published var isPresented = false

  func showNotice(_ message: String, okTitle: String) {
    self.message = message
    self.okTitle = okTitle
    self.isPresented = true
  }
}
