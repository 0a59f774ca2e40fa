// fixture: --unsafe-fixes
import UIKit

struct ExportJob {
    func start(_ work: Work) {
        DispatchQueue.global().async {
            work.run {
                UIAccessibility.post(notification: .announcement, argument: "Export finished")
            }
        }
    }
}

struct Work: Sendable {
    nonisolated func run(_ done: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { done() }
    }
}
