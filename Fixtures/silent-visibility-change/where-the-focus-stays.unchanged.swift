import UIKit

final class RosterSearchView: UIView {
    private let tableContainerView = UIView()
    private let emptySearchView = UIView()

    @objc func showTableTapped() {
        tableContainerView.isHidden = false
        emptySearchView.isHidden = true
    }
}

final class BookingViewController: UIViewController {
    private let calendarView = UIView()
    private let timesView = UIView()

    @IBAction func timesTapped(_ sender: UIButton) {
        if calendarView.isHidden {
            calendarView.isHidden = false
            timesView.isHidden = false
        } else {
            calendarView.isHidden = true
            timesView.isHidden = false
        }
    }
}

final class HarborViewController: UIViewController {
    private let waveView = UIView()

    @IBAction func showWaveTapped(_ sender: UIButton) {
        view.addSubview(waveView)
    }
}

final class StepsView: UIView {
    private let nextButton = UIButton()

    func hideNextButton() {
        nextButton.isHidden = true
    }
}
