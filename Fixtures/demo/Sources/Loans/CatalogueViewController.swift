import UIKit

final class CatalogueViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var searchField: UITextField!
  @IBOutlet private var helpPanel: UIView!
  @IBOutlet private var helpButton: UIButton!

  private var titles: [String] = []

  @IBAction private func helpTapped(_ sender: UIButton) {
    helpButton.isEnabled = false
    helpPanel.isHidden = false
    UIView.animate(withDuration: 0.25) {
      self.helpPanel.alpha = 1
    } completion: { _ in
      self.helpPanel.isUserInteractionEnabled = true
    }
  }

  @IBAction private func closeHelp(_ sender: UIButton) {
    helpButton.isEnabled = true
    helpPanel.isHidden = true
  }

  private func search(_ text: String) {
    titles = LibraryService.shared.catalogue(matching: text)
    tableView.reloadData()
  }
}

extension CatalogueViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    search(textField.text ?? "")
    textField.resignFirstResponder()
    return true
  }
}

extension CatalogueViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Title", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}
