import UIKit

final class PlantController: UIViewController {
  @IBOutlet private var soilLabel: UILabel!
  @IBOutlet private var warningLabel: UILabel!
  @IBOutlet private var waterLabel: UILabel!
  @IBOutlet private var lightLabel: UILabel!
  private let none = "None"

  func plantLoaded(soil: String?, warning: String?, water: String?, light: String?) {
    soilLabel.text = soil ?? none
    if let warning {
      warningLabel.text = warning
    } else {
      warningLabel.text = none
    }
    waterLabel.text = water ?? none
    lightLabel.text = light ?? none
  }
}
