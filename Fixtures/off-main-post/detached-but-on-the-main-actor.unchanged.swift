// fixture: --unsafe-fixes
import UIKit

struct ExportJob: Sendable {
    func start() {
        Task.detached { @MainActor in
            UIAccessibility.post(notification: .announcement, argument: "Export finished")
        }
    }
}
