import UIKit

final class PlayerViewController: UIViewController {
    private var queuePanel: UIView?
    private let deck = DeckView()

    @IBAction private func toggleDeckQueue(_ sender: UIButton) {
        deck.queuePanel.isHidden.toggle()
    }

    func close() {
        queuePanel = nil
    }
}

final class DeckView: UIView {
    let queuePanel = UIView()
}
