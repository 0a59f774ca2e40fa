import UIKit

final class NotesViewController: UITableViewController {
    private var notes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            forName: .notesDidSync, object: nil, queue: .main
        ) { [weak self] _ in
            self?.notesDidSync()
        }
    }

    private func notesDidSync() {
        notes = NoteStore.all()
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }
}

extension Notification.Name {
    static let notesDidSync = Notification.Name("notesDidSync")
}

enum NoteStore {
    static func all() -> [String] { [] }
}
