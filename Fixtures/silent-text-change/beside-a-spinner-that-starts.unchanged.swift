import UIKit

final class BusyView: UIView {
    private let dimView = UIView()
    private let spinner = UIActivityIndicatorView()
    private let label = UILabel()

    func show(text: String, in host: UIView) {
        label.text = text
        host.addSubview(dimView)
        spinner.startAnimating()
    }
}

final class OrderViewController: UIViewController {
    private let busyView = BusyView()

    @IBAction private func orderTapped(_ sender: UIButton) {
        busyView.show(text: "One moment", in: view)
    }
}
