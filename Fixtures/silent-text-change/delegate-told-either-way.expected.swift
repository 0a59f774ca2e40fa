import UIKit

final class ExportViewController: UIViewController, ExporterDelegate {
    private let resultLabel = UILabel()
    private let progressView = UIProgressView()
    private let exporter = Exporter()

    @IBAction private func exportTapped() {
        progressView.isHidden = false
        exporter.delegate = self
        exporter.start()
    }

    func exporter(_ exporter: Exporter, didFinishWith url: URL) {
        progressView.isHidden = true
        resultLabel.text = "Report ready: \(url.lastPathComponent)"
        UIAccessibility.post(
            notification: .announcement,
            argument: "Report ready: \(url.lastPathComponent)"
        )
    }

    func exporter(_ exporter: Exporter, didFailWith error: Error) {
        progressView.isHidden = true
        resultLabel.text = error.localizedDescription
        UIAccessibility.post(
            notification: .announcement,
            argument: "Error: \(error.localizedDescription)"
        )
    }
}

@MainActor
protocol ExporterDelegate: AnyObject {
    func exporter(_ exporter: Exporter, didFinishWith url: URL)
    func exporter(_ exporter: Exporter, didFailWith error: Error)
}

@MainActor
final class Exporter {
    weak var delegate: ExporterDelegate?
    func start() {}
}
