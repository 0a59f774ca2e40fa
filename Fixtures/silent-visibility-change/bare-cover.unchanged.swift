import UIKit

final class PreviewController: UIViewController {
    private let overlayView = UIView()
    private var showsBars = true

    @IBAction private func toggleBars(_ sender: UITapGestureRecognizer) {
        showsBars.toggle()
        overlayView.isHidden = showsBars
    }
}
