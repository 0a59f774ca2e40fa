import UIKit

final class OrderViewController: UIViewController {
  @IBOutlet private var feeLabel: UILabel!
  @IBOutlet private var feeArrowIcon: UIImageView!
  @IBOutlet private var feeSpinner: UIActivityIndicatorView!
  private var assets: [String] = []
  private let service = FeeService()

  @IBAction func assetTapped(_ sender: UIButton) {
    feeSpinner.startAnimating()
    service.load { [weak self] fee in
      self?.showFee(fee)
    }
  }

  private func showFee(_ fee: String) {
    feeSpinner.stopAnimating()
    feeLabel.isHidden = false
    feeLabel.text = fee + " coins"
    feeArrowIcon.isHidden = assets.count <= 1
    UIAccessibility.post(notification: .announcement, argument: fee + " coins")
  }
}

final class FeeService {
  func load(completion: @escaping (String) -> Void) {}
}
