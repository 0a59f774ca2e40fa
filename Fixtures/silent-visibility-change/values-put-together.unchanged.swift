import UIKit

struct Toll {
  let displayText: String
}

final class TollViewController: UIViewController {
  @IBOutlet private var tollLabel: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private let currency = "EUR"

  @IBAction private func priceTapped(_ sender: UIButton) {
    spinner.startAnimating()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.showToll(Toll(displayText: "4")) }
  }

  func showToll(_ toll: Toll) {
    spinner.stopAnimating()
    tollLabel.isHidden = false
    tollLabel.text = toll.displayText + " " + currency
  }
}
