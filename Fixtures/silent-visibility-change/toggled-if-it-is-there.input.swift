import UIKit

final class CountryController: UIViewController {
  @IBOutlet private weak var countryPanel: UIView?
  @IBOutlet private weak var genderPanel: UIView?

  @IBAction private func countryTapped(_ sender: UIButton) {
    countryPanel?.isHidden.toggle()
  }
}
