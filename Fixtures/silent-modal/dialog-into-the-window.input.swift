import UIKit

@MainActor
final class WinnerAlert {
  private let alertView = UIView()
  private let titleLabel = UILabel()

  func showAlert(_ title: String) {
    titleLabel.text = title
    UIApplication.shared.keyWindow?.addSubview(alertView)
  }
}

final class RaffleViewController: UIViewController {
  private let alert = WinnerAlert()

  @IBAction private func drawTapped(_ sender: UIButton) {
    alert.showAlert("You have won")
  }
}
