import UIKit

final class TourController: UIViewController {
  private var isShown = false

  func showRoles() {
    guard !isShown else { return }
    isShown = true
    let rolesView = RolesView()
    view.addSubview(rolesView)
    rolesView.snp.makeConstraints { $0.edges.equalTo(self.view) }
  }
}

final class RolesView: UIView {
  private let choiceLabel = UILabel()
}

struct Layout {
  let edges = Edges()
  func makeConstraints(_ rules: (Layout) -> Void) {}
}

struct Edges {
  func equalTo(_ view: UIView?) {}
}

extension UIView {
  var snp: Layout { Layout() }
}
