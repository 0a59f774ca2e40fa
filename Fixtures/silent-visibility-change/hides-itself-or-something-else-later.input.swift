// fixture: --unsafe-fixes
import UIKit

final class TipViewController: UIViewController {
    @IBOutlet private var tipView: UIView!

    @IBAction private func showTip(_ sender: UIButton) {
        tipView.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
            hideTip()
        }
    }

    private func hideTip() {
        tipView.isHidden = true
    }
}

final class TapeViewController: UIViewController {
    @IBOutlet private var tapePanel: UIView!
    private let recorder = Recorder()

    @IBAction private func showTape(_ sender: UIButton) {
        tapePanel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
            recorder.hideMarker()
        }
    }
}

@MainActor
final class Recorder {
    func hideMarker() {}
}
