import UIKit

final class MessageField: UIView {
  private let recordingView = UIView()
  private let waveView = UIView()

  func configure() {
    let press = UILongPressGestureRecognizer(target: self, action: #selector(showRecordingPressed(_:)))
    addGestureRecognizer(press)
  }

  @objc func showRecordingPressed(_ sender: UILongPressGestureRecognizer) {
    addSubview(recordingView)
    recordingView.frame = bounds
  }
}
