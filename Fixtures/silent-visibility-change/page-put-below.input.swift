// fixture: --unsafe-fixes
import UIKit

final class ReaderViewController: UIViewController {
    private var pendingWebView: UIView?
    private var pendingNotesView: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(pageDidFinish), name: Notification.Name("page"), object: nil)
        center.addObserver(
            self, selector: #selector(notesDidFinish), name: Notification.Name("notes"), object: nil)
    }

    @objc private func pageDidFinish() {
        if let webView = pendingWebView {
            view.insertSubview(webView, at: 0)
            webView.resignFirstResponder()
        }
    }

    @objc private func notesDidFinish() {
        if let notesView = pendingNotesView {
            view.addSubview(notesView)
            notesView.resignFirstResponder()
        }
    }
}
