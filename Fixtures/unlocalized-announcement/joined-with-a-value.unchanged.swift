import UIKit

final class UploadViewController: UIViewController {
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = NSLocalizedString("Uploads", comment: "")
    }

    func uploaded(_ name: String) {
        UIAccessibility.post(notification: .announcement, argument: "Uploaded the file " + name)
    }
}
