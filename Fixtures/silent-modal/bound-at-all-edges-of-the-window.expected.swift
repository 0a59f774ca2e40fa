import UIKit

final class TourManager {
  private var isShown = false

  @MainActor
  func showRoles() {
    guard !isShown, let window = UIApplication.shared.keyWindow else { return }
    isShown = true
    let rolesView = RolesView()
    window.addSubview(rolesView)
    rolesView.snp.makeConstraints { $0.edges.equalToSuperview() }
    UIAccessibility.post(notification: .screenChanged, argument: rolesView)
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
  func equalToSuperview() {}
}

extension UIView {
  var snp: Layout { Layout() }
}
