import UIKit

final class ImportViewController: UIViewController, UIDocumentPickerDelegate {
    @IBOutlet private var errorLabel: UILabel!

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let url = urls.first, url.pathExtension == "csv" else {
            errorLabel.text = "Only tables can be imported"
            return
        }
        Imports.add(url)
    }
}

enum Imports {
    static func add(_ url: URL) {}
}
