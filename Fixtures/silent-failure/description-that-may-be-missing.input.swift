import Foundation
import UIKit

final class BackupViewController: UIViewController {
    private let errorLabel = UILabel()
    private var files: [String] = []

    @IBAction private func readTapped() {
        do {
            files = try Archive.files()
        } catch let error as LocalizedError {
            errorLabel.text = error.errorDescription
        } catch {
            errorLabel.text = error.localizedDescription
        }
    }
}

enum Archive {
    static func files() throws -> [String] { [] }
}
