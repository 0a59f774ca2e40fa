// fixture: --unsafe-fixes
import UIKit

final class MessageListViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    private var allMessages: [Message] = []
    private var messages: [Message] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        messages = allMessages.filter { !$0.isRead }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Message", for: path)
    }
}

struct Message {
    let isRead: Bool
}
