import UIKit

final class PlayerViewController: UIViewController {
    private let statusLabel = UILabel()
    private let player = Player()
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        let callback = #selector(showPosition)
        link = CADisplayLink(target: self, selector: callback)
        link?.add(to: .main, forMode: .default)
    }

    @objc private func showPosition() {
        statusLabel.text = player.isPlaying ? "Playing now" : "Paused"
    }
}

@MainActor
final class Player {
    var isPlaying = false
}
