import UIKit

@MainActor
protocol CashDeskDelegate: AnyObject {
  func deskDidFail(_ message: String)
}

struct Receipt {
  enum State { case paid, refused, open }
  let state: State
  let reason: String
}

@MainActor
final class CashDesk {
  weak var delegate: CashDeskDelegate?

  func pay(_ receipts: [Receipt]) {
    for receipt in receipts {
      switch receipt.state {
      case .paid, .open: break
      case .refused: delegate?.deskDidFail(receipt.reason)
      }
    }
  }
}

final class BasketViewController: UIViewController, CashDeskDelegate {
  @IBOutlet private var statusLabel: UILabel!
  private let desk = CashDesk()

  @IBAction func payTapped(_ sender: UIButton) {
    desk.pay([])
  }

  func deskDidFail(_ message: String) {
    statusLabel.text = message
  }
}
