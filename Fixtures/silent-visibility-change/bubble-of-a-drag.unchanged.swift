import UIKit

class VideoControls: UIView {
  let seekPanel = UIView()
  let seekLabel = UILabel()

  func hideSeekPanel() {
    seekPanel.isHidden = true
  }

  func showSeek(to time: String, forward: Bool) {
    seekLabel.text = time
  }
}
