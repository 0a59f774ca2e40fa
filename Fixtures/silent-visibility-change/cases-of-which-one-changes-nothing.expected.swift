// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// One case leaves the layout as it is: told in the others.
final class TariffListView: UIView {
  private let usualStack = UIStackView()
  private let cheapFirstStack = UIStackView()
  private let dearFirstStack = UIStackView()

  func show(_ model: TariffModel) {
    model.onOrder = { [weak self] order in
      guard let self else { return }
      switch order {
      case .usual:
        self.usualStack.isHidden = false
        self.cheapFirstStack.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      case .cheapFirst:
        self.usualStack.isHidden = true
        self.dearFirstStack.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      case .dearFirst:
        break
      }
    }
  }
}

final class TariffModel {
  enum Order { case usual, cheapFirst, dearFirst }
  var onOrder: ((Order) -> Void)?
}
