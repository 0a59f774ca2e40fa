import UIKit

@MainActor
final class RouteBarKeeper {
  private let routeBar = UIView()

  func showRouteBar(in view: UIView) {
    if routeBar.superview === view { return }
    view.addSubview(routeBar)
  }
}
