// fixture: --unsafe-fixes
import UIKit

final class RecipeController: UIViewController {
  @IBOutlet private var adBannerView: UIView!
  @IBOutlet private var nativeAd: UIView!

  func bannerViewDidLoadAd(_ banner: UIView) {
    adBannerView.isHidden = false
  }

  @IBAction private func paidTapped(_ sender: UIButton) {
    nativeAd.isHidden = true
  }
}
