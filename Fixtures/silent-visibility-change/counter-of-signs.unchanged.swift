import UIKit

final class NoteField: UIView {
    private let counterLabel = UILabel()
    private let field = UITextField()

    func showCounter(with maximum: Int) {
        let written = field.text?.count ?? 0
        counterLabel.text = "\(written)/\(maximum)"
        addSubview(counterLabel)
    }
}
