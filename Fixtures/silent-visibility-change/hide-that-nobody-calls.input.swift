// fixture: --ios 16.0
import UIKit

final class OptionsController: UIViewController {
  @IBOutlet private var sharingPanel: UIView!
  @IBOutlet private var voicePanel: UIView!

  @IBAction private func stopSharing(_ sender: UIButton) {
    hideSharingPanel()
  }

  private func hideSharingPanel() {
    sharingPanel.isHidden = true
  }

  private func hideVoicePanel() {
    voicePanel.isHidden = true
  }
}
