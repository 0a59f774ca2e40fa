// fixture: --ios 16.0
import UIKit

/// Nobody asked: the view's words are not spoken into what the user does.
final class OffersController: UIViewController {
  private let noResultsView = UIView()
  private let list = UIView()
  private let model = OffersModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh), name: .init("offers"), object: nil)
  }

  @objc private func refresh() {
    if model.offers.isEmpty { showNoOffers() }
  }

  private func showNoOffers() {
    noResultsView.isHidden = false
    list.isHidden = true
  }
}

final class OffersModel {
  var offers: [String] = []
}
