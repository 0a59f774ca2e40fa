import UIKit

/// All cards go at once: each of them must not speak for itself.
final class CardStackView: UIView {
    private var cards: [FlipCard] = []

    @IBAction private func closeTapped(_ sender: UIButton) {
        for card in cards {
            card.hideBack()
        }
    }
}

final class FlipCard: UIView {
    private let back = UIView()

    func hideBack() {
        back.isHidden = true
    }
}
