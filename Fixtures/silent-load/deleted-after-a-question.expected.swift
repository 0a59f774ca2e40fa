// fixture: --unsafe-fixes
import UIKit

final class CrewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var crewTable: UITableView!
  @IBOutlet private var crewCountLabel: UILabel!
  private var crew: [String] = []

  @objc private func dismissTapped(_ sender: UIButton) {
    let index = sender.tag
    showAlert(title: "Dismiss?", actions: ["Cancel", "Yes"]) { button in
      if button == 1 {
        self.crew.remove(at: index)
        self.crewTable.reloadData()
        self.crewCountLabel.text = "Aboard: \(self.crew.count)"
        let announcement = "Aboard: \(self.crew.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: announcement)
        }
      }
    }
  }

  private func showAlert(
    title: String, actions: [String], handler: @escaping @MainActor (Int) -> Void
  ) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(dismissTapped(_:)), for: .touchUpInside)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    crew.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Crew", for: path)
  }
}
