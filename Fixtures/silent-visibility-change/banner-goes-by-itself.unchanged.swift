// fixture: --unsafe-fixes
import UIKit

final class PhotoViewController: UIViewController {
  @IBOutlet private var bannerView: UIView!
  private var hiding: DispatchWorkItem?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let item = DispatchWorkItem { [weak self] in self?.hideBanner() }
    hiding = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }

  private func hideBanner() {
    UIView.animate(withDuration: 0.3) {
      self.bannerView.isHidden = true
    }
  }
}
