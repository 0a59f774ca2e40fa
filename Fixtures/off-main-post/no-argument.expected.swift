import UIKit

struct ExportJob {
    func start() {
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                UIAccessibility.post(notification: .screenChanged, argument: nil)
            }
        }
    }
}
