import UIKit

final class QuayModel {
    var berths: [String] = []
    var onChange: () -> Void = {}

    func reloadData() {
        QuayService.shared.berths { [weak self] berths in
            self?.berths = berths
            self?.onChange()
        }
    }
}

final class QuayViewController: UIViewController {
    private let viewModel = QuayModel()

    @IBAction private func berthChosen() {
        QuayService.shared.reserve { [weak self] in
            self?.viewModel.reloadData()
        }
    }
}

final class QuayService: @unchecked Sendable {
    static let shared = QuayService()
    func berths(_ done: @escaping ([String]) -> Void) { done([]) }
    func reserve(_ done: @escaping () -> Void) { done() }
}
