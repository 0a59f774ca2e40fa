import UIKit

final class ExportViewController: UIViewController {
    private let exporter = Exporter()

    func export() {
        let exporter = self.exporter
        DispatchQueue.global(qos: .userInitiated).async {
            exporter.run()
            UIAccessibility.post(notification: .announcement, argument: "Export finished")
        }
    }
}

final class Exporter: Sendable {
    func run() {}
}
