import UIKit

final class TitleView: UIView {
  private let topicLabel = UILabel()
  private let topicView = UIView()
  private var moving: UIScrollView?

  @IBAction private func tapped(_ sender: UIButton) {
    stopTopicAnimation()
  }

  private func stopTopicAnimation() {
    moving?.removeFromSuperview()
    topicView.isHidden = false
  }
}
