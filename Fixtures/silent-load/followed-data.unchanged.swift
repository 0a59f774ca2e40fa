import UIKit

final class MemberListViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()
    private let followButton = UIButton()
    private var members: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        followButton.addTarget(self, action: #selector(followTapped), for: .touchUpInside)
    }

    @objc private func followTapped() {
        followData()
    }

    private func followData() {
        spinner.startAnimating()
        MemberService.follow { members in
            DispatchQueue.main.async {
                self.members = members
                self.spinner.stopAnimating()
                self.tableView.reloadData()
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        members.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum MemberService {
    static func follow(completion: @escaping @Sendable ([String]) -> Void) {}
}
