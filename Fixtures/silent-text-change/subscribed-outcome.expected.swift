import UIKit

@MainActor
final class Download {
  func subscribe(
    onNext: @escaping @MainActor (Double) -> Void, onError: @escaping @MainActor (Error) -> Void,
    onCompleted: @escaping @MainActor () -> Void
  ) {}
}

@MainActor
final class InvoicesModel {
  func download() -> Download { Download() }
}

final class InvoicesViewController: UIViewController {
  private let progressView = UIProgressView()
  private let statusLabel = UILabel()
  private let model = InvoicesModel()

  @IBAction func downloadTapped(_ sender: UIButton) {
    progressView.isHidden = false
    model.download().subscribe(
      onNext: { self.progressView.progress = Float($0) },
      onError: { _ in
        self.progressView.isHidden = true
        self.statusLabel.text = "The download failed"
        UIAccessibility.post(notification: .announcement, argument: "The download failed")
      },
      onCompleted: {
        self.progressView.isHidden = true
        self.statusLabel.text = "All invoices were downloaded"
        UIAccessibility.post(notification: .announcement, argument: "All invoices were downloaded")
      })
  }
}
