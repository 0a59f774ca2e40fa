import UIKit

final class ProductView: UIView {
  private let saleBanner = UIView()
  private let giftBanner = UIView()

  @IBAction private func didTapGift(_ sender: UIButton) {
    hideAllBanners()
    showGiftBanner()
  }

  func hideAllBanners() {
    saleBanner.isHidden = true
    giftBanner.isHidden = true
  }

  func showGiftBanner() {
    giftBanner.isHidden = false
  }
}
