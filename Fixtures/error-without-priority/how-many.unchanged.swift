// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class ProblemsViewController: UIViewController {
    func announceProblems(_ errors: [String]) {
        UIAccessibility.post(notification: .announcement, argument: "\(errors.count) problems found")
    }
}
