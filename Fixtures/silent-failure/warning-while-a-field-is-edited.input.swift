import UIKit

final class TitleEntryView: UIView {
    let textField = UITextField()
    let warningLabel: UILabel = {
        let label = UILabel()
        label.text = "A title is needed."
        label.alpha = 0
        return label
    }()
}

extension UIView {
    func fadeIn() {
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }
}

final class NewAlbumController: UIViewController, UITextFieldDelegate {
    private let entryView = TitleEntryView()

    @IBAction private func next(_ sender: UIBarButtonItem) {
        guard let title = entryView.textField.text, !title.isEmpty else {
            entryView.warningLabel.fadeIn()
            return
        }
        performSegue(withIdentifier: "choosePictures", sender: self)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.text?.isEmpty == false {
            performSegue(withIdentifier: "choosePictures", sender: self)
            return true
        }
        entryView.warningLabel.isHidden = false
        return false
    }
}
