// fixture: --ios 16.0
import UIKit

enum InviteService {
  static func invites() async throws -> [String] { [] }
}

/// Lists invitations, which are read whenever the screen is seen.
final class InvitesController: UITableViewController {
  private var invites: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadInvites()
  }

  private func loadInvites() {
    Task {
      do {
        invites = try await InviteService.invites()
        tableView.reloadData()
      } catch {
        title = "No invitations"
      }
      refreshControl?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    invites.count
  }
}
