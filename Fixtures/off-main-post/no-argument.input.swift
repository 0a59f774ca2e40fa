import UIKit

struct ExportJob {
    func start() {
        DispatchQueue.global().async {
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
    }
}
