import UIKit

final class EmptyNotesView: UIView {
    let titleLabel = UILabel()
    let detailLabel = UILabel()
}

final class NotesViewController: UIViewController {
    @IBOutlet private var emptyNotesView: EmptyNotesView!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    func loadNotes(_ load: (@escaping (Result<[String], any Error>) -> Void) -> Void) {
        spinner.startAnimating()
        load { result in
            self.spinner.stopAnimating()
            switch result {
            case .success:
                break
            case .failure:
                self.emptyNotesView.titleLabel.text = "The notes could not be loaded"
                self.emptyNotesView.detailLabel.text = "Check the connection."
                self.emptyNotesView.isHidden = false
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "The notes could not be loaded. Check the connection."
                )
            }
        }
    }
}
