// fixture: --unsafe-fixes
import UIKit

struct ExportJob: Sendable {
    func start() {
        Task.detached {
            let name = await render()
            await UIAccessibility.post(notification: .announcement, argument: "Exported: \(name)")
        }
    }

    func render() async -> String { "trip.pdf" }
}
