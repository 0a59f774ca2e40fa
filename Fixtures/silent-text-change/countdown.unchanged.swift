import UIKit

final class RecordViewController: UIViewController {
  private let statusLabel = UILabel()
  private var seconds = 3

  @IBAction private func didTapRecord(_ sender: UIButton) { beginRecordingCountdown() }

  func beginRecordingCountdown() {
    statusLabel.text = "Recording in \(seconds)"
    statusLabel.isHidden = false
  }
}
