import UIKit

final class AtlasViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func download(_ sender: UIButton) {
        AtlasService.download(progress: { [weak self] fraction in
            self?.statusLabel.text = "\(Int(fraction * 100)) %"
        })
    }
}

enum AtlasService {
    static func download(progress: @escaping @MainActor (Double) -> Void) {}
}
