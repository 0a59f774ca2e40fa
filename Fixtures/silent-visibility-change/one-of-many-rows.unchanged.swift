import UIKit

final class RowButton: UIView {
  var onTap: (() -> Void)?
}

@MainActor
final class CollectionSections {
  func row(_ fill: @escaping (RowButton) -> Void) {}

  func showSections(link: URL?) {
    row { (component: RowButton) in
      if link != nil {
        component.isHidden = false
        component.alpha = 1
      } else {
        component.isHidden = true
      }
    }
  }
}
