import UIKit

final class InvitationsViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private var guests: [String] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = indexPath.row
    spinner.startAnimating()
    GuestService.accept(guests[row]) { isAccepted in
      DispatchQueue.main.async {
        self.spinner.stopAnimating()
        if isAccepted {
          self.guests.remove(at: row)
          self.tableView.reloadData()
        }
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guests.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    cell.textLabel?.text = guests[indexPath.row]
    return cell
  }
}

enum GuestService {
  static func accept(_ guest: String, completion: @escaping @Sendable (Bool) -> Void) {}
}
