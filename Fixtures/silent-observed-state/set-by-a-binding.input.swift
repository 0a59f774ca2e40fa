import SwiftUI

@MainActor
final class LockModel: ObservableObject {
  @Published var isLocked = false
  @Published var lockError: String?

  func setLock(_ isLocked: Bool) {
    lockError = isLocked ? "Set a passcode in Settings first." : nil
    self.isLocked = false
  }
}

struct LockView: View {
  @StateObject private var model = LockModel()

  var body: some View {
    Form {
      Toggle("Lock", isOn: Binding(get: { model.isLocked }, set: { model.setLock($0) }))
      if let lockError = model.lockError { Text(lockError) }
    }
  }
}
