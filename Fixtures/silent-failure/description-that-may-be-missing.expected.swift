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
            if let message = error.errorDescription {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: message)
                }
            }
        } catch {
            errorLabel.text = error.localizedDescription
            let announcement = "Error: \(error.localizedDescription)"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: announcement)
            }
        }
    }
}

enum Archive {
    static func files() throws -> [String] { [] }
}
