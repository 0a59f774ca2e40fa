import UIKit

final class StopsViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let errorLabel = UILabel()
    private var stops: [String] = []
    private var hasGaps = false

    @IBAction private func searchTapped() {
        stops = Timetable.stops()
        tableView.reloadData()
        if hasGaps {
            errorLabel.text = "Some stops could not be read"
        } else {
            Timetable.keep(stops)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stops.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Timetable {
    static func stops() -> [String] { [] }
    static func keep(_ stops: [String]) {}
}
