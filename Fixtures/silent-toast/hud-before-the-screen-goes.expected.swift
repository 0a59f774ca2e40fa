// fixture: --ios 16.0
import ProgressHUD
import UIKit

final class PledgeViewController: UIViewController {
    private let campaign = Campaign()

    @IBAction func pledgeTapped(_ sender: UIButton) {
        campaign.pledge { isDone in
            if isDone {
                ProgressHUD.showSucceed("Thank you for your pledge")
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Thank you for your pledge"
                    )
                }
                self.leaveCampaign()
            }
        }
    }

    private func leaveCampaign() {
        view.endEditing(true)
        dismiss(animated: true)
    }
}

final class Campaign {
    func pledge(then: @escaping (Bool) -> Void) {}
}
