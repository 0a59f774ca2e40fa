import UIKit

final class InviteViewController: UIViewController {
    private let copyTaps = Taps()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        copyTaps.rx.tap
            .do(onNext: { Toast(Texts.done).show() })
            .subscribe(onNext: { [weak self] in
                UIPasteboard.general.string = self?.label.text
            })
    }
}

struct Taps {
    var rx: Taps { self }
    var tap: Taps { self }
    func `do`(onNext: () -> Void) -> Taps { self }
    func subscribe(onNext: () -> Void) {}
}

enum Texts {
    static let done = NSLocalizedString("Copied", comment: "Shown on the watch")
}

struct Toast {
    init(_ text: String) {}
    func show() {}
}
