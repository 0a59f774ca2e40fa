import UIKit

final class PairingViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let scale = BluetoothScale()

    @IBAction private func connect(_ sender: UIButton) {
        scale.connect { [weak self] name in
            DispatchQueue.main.async {
                self?.statusLabel.text = "Connected to \(name)"
            }
        }
    }
}

final class BluetoothScale {
    func connect(completion: @escaping (String) -> Void) {}
}
