import UIKit

final class TripMenuController: UITableViewController {
    private var choices: [String] = ["Timetable", "Stations"]
    private let spinner = UIActivityIndicatorView()

    @IBAction private func lookForMaps(_ sender: UIButton) {
        spinner.startAnimating()
        MapService.find { [weak self] map in
            DispatchQueue.main.async {
                self?.spinner.stopAnimating()
                if let self, let map {
                    self.choices.append(map.name)
                    self.tableView.reloadData()
                }
            }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        choices.count
    }
}

struct RouteMap { let name: String }

enum MapService {
    static func find(_ done: @escaping (RouteMap?) -> Void) {}
}
