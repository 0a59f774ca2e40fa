// fixture: --ios 16.0
import UIKit

struct Notice {
  var heading: String
  var explanation: String
}

final class NoticeBanner: UIView {
  private let iconView = UIImageView()
  private let explanationLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    return label
  }()
  private let headingTitleLabel = UILabel()

  init(notice: Notice) {
    super.init(frame: .zero)
    headingTitleLabel.text = notice.heading
    explanationLabel.text = notice.explanation
    addSubview(iconView)
    addSubview(headingTitleLabel)
    addSubview(explanationLabel)
  }

  required init?(coder: NSCoder) { nil }

  func show(in host: UIView) {
    host.addSubview(self)
    transform = CGAffineTransform(translationX: 0, y: -120)
    UIView.animate(withDuration: 0.25) {
      self.transform = .identity
    } completion: { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in
        self?.removeFromSuperview()
      }
    }
    let announcement = [
      headingTitleLabel.text,
      explanationLabel.text
    ].compactMap { $0 }.joined(separator: ". ")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }
}

final class DraftController: UIViewController {
  @IBAction private func keepTapped(_ sender: UIButton) {
    NoticeBanner(notice: Notice(heading: "Kept", explanation: "The draft is in your folder."))
      .show(in: view)
  }
}
