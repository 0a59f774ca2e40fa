// fixture: --ios 16.0
import UIKit

/// What comes where there is nothing: its words are not here, and nobody asked.
final class ReportController: UIViewController {
  private let list = UIView()
  private let emptyReportView = UIView()
  private let model = ReportModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh), name: .init("reports"), object: nil)
  }

  @objc private func refresh() {
    if model.days.isEmpty { showEmptyReport() }
  }

  private func showEmptyReport() {
    emptyReportView.isHidden = false
    list.isHidden = true
  }
}

final class ReportModel {
  var days: [String] = []
}
