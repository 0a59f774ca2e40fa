import UIKit

class MeterController: UIViewController {
    @IBOutlet weak var emptyView: UIView! {
        didSet { emptyView.isHidden = true }
    }
    private let infoButton = UIButton()
    private let hintLabel = UILabel()
    private let panel = UIView()
    private var showsSuffix = false
    var onInfo: (() -> Void)? {
        didSet { infoButton.isHidden = onInfo == nil }
    }
    private func configureSuffix() {
        guard showsSuffix else {
            panel.isHidden = true
            return
        }
        hintLabel.textColor = .red
    }
}

struct Parcel {
    var hidden: Bool
    var isHidden: Bool
    var title: String
    mutating func merge(_ other: Parcel) {
        title = other.title
        self.hidden = other.hidden
        self.isHidden = other.isHidden
    }
}

final class ParcelRecord {
    var isHidden = false
    func apply(_ other: Parcel) {
        self.isHidden = other.isHidden
        isHidden = other.isHidden
    }
}

class SlateView: UIView {
    private let cover = UIView()
    override func removeFromSuperview() {
        cover.removeFromSuperview()
        super.removeFromSuperview()
    }
    func setUpLayout() {
        cover.isHidden = true
    }
}
