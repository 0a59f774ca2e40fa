import UIKit

@MainActor
protocol ResultsStore {
    func load() async
}

final class ResultsViewController: UIViewController {
    var store: (any ResultsStore)?
    private let statusLabel = UILabel()
    private var isOfYear = false

    @IBAction private func yearTapped() {
        Task {
            await store?.load()
            hideLoadingState()
        }
    }

    private func hideLoadingState() {
        if isOfYear {
            statusLabel.text = "Results of this year"
        } else {
            statusLabel.text = "Results of this month"
        }
    }

    @IBAction private func monthTapped() {
        Task {
            await store?.load()
            tellPeriod()
        }
    }

    private func tellPeriod() {
        if isOfYear {
            statusLabel.text = "Results of this year"
            UIAccessibility.post(notification: .announcement, argument: "Results of this year")
        } else {
            statusLabel.text = "Results of this month"
            UIAccessibility.post(notification: .announcement, argument: "Results of this month")
        }
    }
}
