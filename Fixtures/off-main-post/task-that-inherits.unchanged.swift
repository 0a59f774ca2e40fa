// fixture: --unsafe-fixes
import UIKit

@MainActor final class ExportModel {
    func start() {
        Task {
            let name = await render()
            UIAccessibility.post(notification: .announcement, argument: "Exported: \(name)")
        }
    }

    func render() async -> String { "trip.pdf" }
}
