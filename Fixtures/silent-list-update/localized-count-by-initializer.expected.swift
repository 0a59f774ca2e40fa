import UIKit

final class BuoyViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    private var allBuoys: [Buoy] = []
    private var buoys: [Buoy] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Buoys")
    }

    @IBAction private func showOpen(_ sender: UIButton) {
        buoys = allBuoys.filter { $0.isOpen }
        tableView.reloadData()
        let announcement = String(
            localized: "Buoys shown: \(buoys.count)",
            comment: "VoiceOver announcement, with a number"
        )
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        buoys.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Buoy", for: path)
    }
}

struct Buoy {
    let isOpen: Bool
}
