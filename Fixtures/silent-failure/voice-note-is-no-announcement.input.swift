import UIKit

final class RecorderViewController: UIViewController {
    private let errorLabel = UILabel()

    @IBAction func record(_ sender: UIButton) {
        errorLabel.text = "The microphone is in use."
        voiceNoteAnnounced()
        announcedOver(sender)
    }

    private func voiceNoteAnnounced() {}
    private func announcedOver(_ sender: UIButton) {}
}
