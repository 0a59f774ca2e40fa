import UIKit

final class TeamsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  private var teams: [Team] = []
  private let league = League()

  @IBAction func refreshTapped(_ sender: UIButton) {
    teams.removeAll()
    fetchTeams()
    tableView.reloadData()
    let announcement = "Teams loaded: \(teams.count)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  private func fetchTeams() {
    for team in league.known {
      teams.append(team)
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
  var known: [Team] = []
}
