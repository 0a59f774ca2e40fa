import UIKit

final class ExportBanner: UIView {
    @IBOutlet var titleLabel: UILabel!

    private var timer: Timer?

    func appear(in view: UIView) {
        let appear = { [weak self] in
            guard let self else { return }
            view.addSubview(self)
            self.doShow(true)
        }
        timer = .scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in appear() }
    }

    func disappear() {
        doShow(false)
    }

    private func doShow(_ show: Bool) {
        isHidden = false
        UIView.animate(
            withDuration: 0.3,
            animations: { self.alpha = show ? 1 : 0 },
            completion: { _ in
                if !show {
                    self.removeFromSuperview()
                }
            }
        )
    }
}
