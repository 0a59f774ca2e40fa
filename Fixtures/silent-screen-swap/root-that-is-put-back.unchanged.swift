import UIKit

final class ScenePresenter {
  func show(_ presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    guard let oldRootViewController = window.rootViewController else { return }
    window.rootViewController = presented
    let picture = UIImageView()
    picture.isHidden = false
    window.rootViewController = oldRootViewController
  }
}
