import UIKit

final class GreetingView: UIView {
    private let statusLabel: UILabel
    private let guests: [String]

    init(guests: [String]) {
        statusLabel = UILabel()
        statusLabel.text = "Welcome"
        self.guests = guests
        super.init(frame: .zero)
        statusLabel.text = "Guests: \(guests.count)"
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}
