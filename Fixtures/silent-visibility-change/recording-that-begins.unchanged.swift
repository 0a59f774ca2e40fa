import UIKit

final class NoteViewController: UIViewController {
    @IBOutlet private var soundOverlay: SoundOverlay!

    @IBAction func hold(_ sender: UIButton) {
        startAudioRecording()
    }

    private func startAudioRecording() {
        soundOverlay.isHidden = false
        soundOverlay.begin()
    }
}

final class SoundOverlay: UIView {
    func begin() {}
}
