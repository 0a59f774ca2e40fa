import UIKit

final class InviteViewController: UIViewController {
    private let copyTaps = Taps()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        copyTaps.rx.tap
            .do(onNext: { print("A copy") })
            .subscribe(onNext: { [weak self] in
                UIPasteboard.general.string = self?.label.text
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: NSLocalizedString("Copied", comment: "Shown on the watch")
                    )
                }
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
