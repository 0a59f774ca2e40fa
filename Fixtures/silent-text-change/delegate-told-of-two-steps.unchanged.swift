import UIKit

final class ExportViewController: UIViewController, ExporterDelegate {
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.text = "Nothing is exported yet"
    }

    func exporter(_ exporter: Exporter, didFinishWith name: String) {
        statusLabel.text = "\(name) is exported"
    }

    func exporterWillStart(_ exporter: Exporter) {
        statusLabel.text = "Exporting to a file"
    }
}

final class Exporter {}

@MainActor
protocol ExporterDelegate: AnyObject {
    func exporter(_ exporter: Exporter, didFinishWith name: String)
    func exporterWillStart(_ exporter: Exporter)
}
