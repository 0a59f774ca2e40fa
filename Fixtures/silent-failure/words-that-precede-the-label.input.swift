import UIKit

final class CardNumberView: UIView {
    private let errorLabel = UILabel()
    private let numberField = UITextField()

    @IBAction private func pay(_ sender: UIButton) {
        showProblem(CardProblem(words: "A card number has 16 digits."))
    }

    private func showProblem(_ problem: CardProblem) {
        write(problem.words)
        errorLabel.isHidden = false
        numberField.tintColor = .red
    }

    private func write(_ words: String) {
        errorLabel.styledText = words
    }
}

struct CardProblem {
    let words: String
}

extension UILabel {
    var styledText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}
