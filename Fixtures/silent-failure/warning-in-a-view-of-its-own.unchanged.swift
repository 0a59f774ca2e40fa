import UIKit

final class WalletViewController: UIViewController {
  @IBOutlet private var warningLabel: UILabel!
  @IBOutlet private var networkStack: UIStackView!
  private var network = "main"

  @IBAction func switchNetwork(_ sender: UIButton) {
    network = network == "main" ? "test" : "main"
    displayNetwork()
  }

  private func displayNetwork() {
    warningLabel.text = Networks.name(of: network) + ": test only"
    networkStack.isHidden = !Networks.isForTests(id: number)
  }

  private var number: Int { network == "main" ? 0 : 1 }
}

enum Networks {
  static func name(of network: String) -> String { network.uppercased() }
  static func isForTests(id: Int) -> Bool { id > 0 }
}
