import UIKit

final class AccountViewController: UIViewController {
    private let nameLabel = UILabel()
    private let planStatusLabel = UILabel()
    private let plans = Plans()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpLabels()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(editTapped), for: .touchUpInside)
        view.addSubview(button)
        loadAccount()
    }

    private func setUpLabels() {
        nameLabel.text = "Loading..."
        view.addSubview(nameLabel)
    }

    @objc private func editTapped() {
        plans.edit { [weak self] in
            self?.loadAccount()
        }
    }

    private func loadAccount() {
        nameLabel.text = plans.owner
        Task {
            let statusText = await plans.status()
            planStatusLabel.text = statusText
        }
    }
}

@MainActor
final class Plans {
    var owner = ""
    func status() async -> String { "" }
    func edit(_ done: @escaping @MainActor () -> Void) {}
}
