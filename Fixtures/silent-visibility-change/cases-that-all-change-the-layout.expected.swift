// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// Whatever the order, the layout changes: told once, behind all cases.
final class PriceListView: UIView {
  private let usualStack = UIStackView()
  private let cheapFirstStack = UIStackView()
  private let dearFirstStack = UIStackView()

  func show(_ model: PriceModel) {
    model.onOrder = { [weak self] order in
      guard let self else { return }
      switch order {
      case .usual:
        self.usualStack.isHidden = false
        self.cheapFirstStack.isHidden = true
      case .cheapFirst:
        self.usualStack.isHidden = true
        self.dearFirstStack.isHidden = false
      case .dearFirst:
        self.dearFirstStack.isHidden = true
        self.cheapFirstStack.isHidden = false
      }
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
}

final class PriceModel {
  enum Order { case usual, cheapFirst, dearFirst }
  var onOrder: ((Order) -> Void)?
}
