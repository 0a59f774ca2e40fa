// fixture: --ios 16.0
import UIKit

/// HUDs that stay until something is done: that they go a moment after it is not a time of their own.
final class ArchiveController: UIViewController {
  func archive(_ folders: [Folder]) {
    let hud = WaitHUD.showOnTop()
    hud?.label.text = NSLocalizedString("Packing", comment: "Caption")
    Archive.shared.pack(folders) { [weak self] _ in
      hud?.hide(animated: true, afterDelay: 0.5)
      self?.title = "Folders"
    }
  }

  func duplicate(_ folder: Folder) async {
    let hud = WaitHUD.showOnTop()
    hud?.mode = .annularDeterminate
    hud?.label.text = NSLocalizedString("Copying", comment: "Caption")
    await Archive.shared.copy(folder)
    hud?.hide(animated: false, afterDelay: 0.5)
  }

  func note() {
    let hud = WaitHUD.showOnTop()
    hud?.mode = .customView
    hud?.label.text = NSLocalizedString("Packed", comment: "Caption")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(
        notification: .announcement,
        argument: NSLocalizedString("Packed", comment: "Caption")
      )
    }
    hud?.hide(animated: true, afterDelay: 1.5)
  }
}

final class WaitHUD: UIView {
  enum Mode { case indeterminate, annularDeterminate, customView }
  var mode = Mode.indeterminate
  let label = UILabel()
  static func showOnTop() -> WaitHUD? { nil }
  func hide(animated: Bool, afterDelay delay: TimeInterval) {}
}

struct Folder {}

final class Archive {
  nonisolated(unsafe) static let shared = Archive()
  func pack(_ folders: [Folder], then: @escaping (Bool) -> Void) {}
  func copy(_ folder: Folder) async {}
}
