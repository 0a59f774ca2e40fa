// fixture: --ios 17.0 --unsafe-fixes
import Accessibility

struct ExportJob: Sendable {
    func start() {
        Task.detached {
            let name = await render()
            AccessibilityNotification.Announcement("Exported: \(name)").post()
        }
    }

    func render() async -> String { "trip.pdf" }
}
