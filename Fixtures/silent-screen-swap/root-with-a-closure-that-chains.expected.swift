import UIKit

final class PictureController: UIViewController {
    init(picture: String, didFinish: @escaping () -> Void) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
final class PictureFlow: NSObject {
    private var window: UIWindow?

    @objc func showPicture(_ sender: UIButton) {
        let controller: PictureController = .init(picture: "Harbour", didFinish: { [weak self] in
            self?.window?.isHidden = true
        })
        window?.rootViewController = controller
        UIAccessibility.post(notification: .screenChanged, argument: controller.view)
    }
}
