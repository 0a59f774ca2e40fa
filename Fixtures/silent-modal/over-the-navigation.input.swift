import UIKit

final class ScorePopupView: UIView {
  let score = UILabel()
}

final class DartsViewController: UIViewController {
  @IBAction func scoreTapped(_ sender: UIButton) {
    showScorePopup()
  }

  private func showScorePopup() {
    guard let host = navigationController?.view else { return }
    let scorePopup = ScorePopupView(frame: host.bounds)
    host.addSubview(scorePopup)
  }
}
