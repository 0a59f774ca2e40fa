import UIKit

final class PickerViewController: UIViewController {
  private let assetView = AssetView()
  private let gridOverlay = UIView()
  private var wantsLoader = false

  @objc private func didTapAsset() {
    showLoader()
    AssetStore.shared.prepare { self.hideLoader() }
  }

  func showLoader() {
    wantsLoader = true
    gridOverlay.alpha = 1
  }

  func hideLoader() {
    wantsLoader = false
    assetView.spinnerView.alpha = 0

    gridOverlay.alpha = 0
  }
}

final class AssetView: UIView {
  let spinnerView = UIView()
}

@MainActor
final class AssetStore {
  static let shared = AssetStore()

  func prepare(_ completion: @escaping () -> Void) { completion() }
}
