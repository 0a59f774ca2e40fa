import UIKit

final class IntroductionViewController: UIViewController {
  func presentLogin() {
    present(UIViewController(), animated: true, completion: nil)
  }
}

@MainActor
final class AppRouter {
  private let window = UIWindow()

  func show() {
    let introduction = IntroductionViewController()
    window.rootViewController = introduction
    introduction.presentLogin()
  }
}
