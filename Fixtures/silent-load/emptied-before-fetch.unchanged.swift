import UIKit

final class TeamsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  private var teams: [Team] = []
  private let league = League()

  @IBAction func refreshTapped(_ sender: UIButton) {
    teams.removeAll()
    fetchTeams()
    tableView.reloadData()
  }

  private func fetchTeams() {
    league.load { [weak self] team in
      self?.teams.append(team)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    teams.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

struct Team {}

@MainActor final class League {
  func load(_ found: @escaping (Team) -> Void) {}
}
