import UIKit

final class PreviewViewController: UIViewController {
    @IBOutlet private var metadataInfoLabel: UILabel!
    private let store = FileStore()
    private var file: StoredFile?

    @IBAction func refresh(_ sender: UIButton) {
        store.fetch { file in
            self.file = file
            self.considerUpdate()
        }
    }

    private func considerUpdate() {
        if let file {
            metadataInfoLabel.text = file.sizeLocalized + " - " + file.changedLocalized
        }
    }
}

struct StoredFile {
    var sizeLocalized: String
    var changedLocalized: String
}

final class FileStore {
    func fetch(completion: @escaping (StoredFile) -> Void) {}
}
