import UIKit

final class ScanViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func photoPicker(_ picker: UIViewController, didPick photo: UIImage) async {
        let isReadable = await Scanner.read(photo)
        if !isReadable {
            errorLabel.text = "No text can be seen in the photo"
            errorLabel.isHidden = false
        }
    }
}

enum Scanner {
    static func read(_ photo: UIImage) async -> Bool { true }
}
