// fixture: --ios 16.0
import UIKit

/// A picture alone tells a listener nothing.
final class ReportController: UIViewController {
  private let list = UIView()
  private let noReportImage = UIImageView()
  private let model = ReportModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh), name: .init("reports"), object: nil)
  }

  @objc private func refresh() {
    if model.days.isEmpty { showReport() }
  }

  private func showReport() {
    noReportImage.isHidden = false
    list.isHidden = true
  }
}

final class ReportModel {
  var days: [String] = []
}
