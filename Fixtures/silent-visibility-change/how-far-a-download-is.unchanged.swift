import UIKit

enum DownloadState {
    case idle
    case running(Int, Int)
}

final class DownloadBar: UIView {
    private let runningView = UIView()
    private let runningLabel = UILabel()
    private let spinner = UIActivityIndicatorView()

    func render(_ state: DownloadState) {
        switch state {
        case .idle:
            runningView.isHidden = true
        case let .running(current, count):
            runningView.isHidden = false
            runningLabel.text = "Downloading (\(current)/\(count))"
            spinner.startAnimating()
        }
    }
}

final class SongsController: UIViewController {
    private let bar = DownloadBar()

    @IBAction private func download(_ sender: UIButton) {
        Task {
            await Songs.download { current, count in
                self.bar.render(.running(current, count))
            }
            bar.render(.idle)
        }
    }
}

enum Songs {
    @MainActor
    static func download(_ step: (Int, Int) -> Void) async {
        step(1, 2)
    }
}
