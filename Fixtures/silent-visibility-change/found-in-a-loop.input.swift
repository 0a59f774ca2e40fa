import UIKit

/// The loop only looks for the card: one goes.
final class CardStackView: UIView {
    private var cards: [FlipCard] = []

    @IBAction private func closeTapped(_ sender: UIButton) {
        for card in cards {
            if card.isOpen {
                card.hideBack()
                break
            }
        }
    }
}

final class FlipCard: UIView {
    private let back = UIView()
    var isOpen = false

    func hideBack() {
        back.isHidden = true
    }
}
