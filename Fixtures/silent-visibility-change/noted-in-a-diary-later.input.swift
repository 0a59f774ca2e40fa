import UIKit

final class AtlasViewController: UIViewController {
    @IBOutlet private var legendPanel: UIView!
    private let diary = Diary()

    @IBAction private func showLegend(_ sender: UIButton) {
        legendPanel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            self.diary.note("The legend was read")
        }
    }
}

@MainActor
final class Diary {
    func note(_ text: String) {}
}
