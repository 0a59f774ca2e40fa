import UIKit

final class ShopModel {
  func navigateToBasket() {}
}

final class ShopViewController: UIViewController {
  @IBOutlet private var basketBar: UIView!
  private let model = ShopModel()

  // The system tells of the screen that comes.
  @IBAction private func basketTapped(_ sender: UIButton) {
    basketBar.isHidden = true
    model.navigateToBasket()
  }
}
