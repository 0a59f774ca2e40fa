import UIKit

final class NotesViewController: UIViewController {
  private let router = NotesRouter()
  private let store = NotesStore()

  @IBAction private func noteTapped(_ sender: UIButton) {
    router.display(sender.tag)
  }

  @IBAction private func saveTapped(_ sender: UIButton) {
    store.save { [weak self] in
      guard let self else { return }
      ToastPresenter.shared.display("Note saved", in: self.view)
    }
  }
}

final class NotesStore {
  func save(_ completion: @escaping () -> Void) {}
}

protocol NotesRouting {
  func display(_ note: Int)
}

final class NotesRouter {
  var display: (Int) -> Void = { _ in }
}

@MainActor
final class ToastPresenter {
  static let shared = ToastPresenter()

  fileprivate func display(_ text: String, in view: UIView) {
    let toastLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    toastLabel.text = text
    view.addSubview(toastLabel)
  }
}
