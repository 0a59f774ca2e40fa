// fixture: --ios 16.0
import ProgressHUD
import UIKit

final class PledgeViewController: UIViewController {
    enum Outcome {
        case sent
        case kept
    }

    private let campaign = Campaign()

    @IBAction func pledgeTapped(_ sender: UIButton) {
        campaign.pledge { outcome in
            switch outcome {
            case .sent:
                if self.campaign.isOnline {
                    ProgressHUD.showSucceed("The pledge is sent")
                }
                fallthrough
            case .kept:
                ProgressHUD.showSucceed("The pledge is kept on this phone")
            }
        }
    }
}

final class Campaign {
    var isOnline = true
    func pledge(then: @escaping (PledgeViewController.Outcome) -> Void) {}
}
