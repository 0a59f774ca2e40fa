import UIKit

struct Reply { var text: String; var isQuoted: Bool }

final class BubbleView: UIView {
    private let quoteLabel = UILabel()
    private let quoteContainer = UIView()
    var model = Reply(text: "", isQuoted: false) { didSet { update() } }

    func update() {
        quoteContainer.isHidden = !model.isQuoted
        quoteLabel.text = model.text
    }
}
