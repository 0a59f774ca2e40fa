import UIKit

final class MenuView: UIView {
    enum Order { case original, cheapest, dearest }

    private let menuStack = UIStackView()
    private let cheapestStack = UIStackView()
    private let dearestStack = UIStackView()

    func switchVisibleStack(to order: Order) {
        switch order {
        case .original:
            menuStack.isHidden = false
            cheapestStack.isHidden = true
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        case .dearest:
            menuStack.isHidden = true
            dearestStack.isHidden = false
        case .cheapest:
            dearestStack.isHidden = true
            cheapestStack.isHidden = false
        }
    }
}

final class MenuViewController: UIViewController {
    private let menu = MenuView()
    private var order = MenuView.Order.original

    @IBAction func sort(_ sender: UIButton) {
        switch order {
        case .original: order = .cheapest
        case .cheapest: order = .dearest
        case .dearest: order = .original
        }
        menu.switchVisibleStack(to: order)
    }
}
