import UIKit

final class ShyHeader: UIView {
    enum Exposure { case concealed, exposed }

    private let contentStackView = UIStackView()

    var exposure: Exposure = .exposed {
        didSet {
            switch exposure {
            case .concealed:
                contentStackView.accessibilityElementsHidden = true
            case .exposed:
                contentStackView.accessibilityElementsHidden = false
            }
        }
    }
}
