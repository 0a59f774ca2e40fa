// fixture: --unsafe-fixes
import UIKit

final class NotePadView: UIView, UIDropInteractionDelegate {
    private let targetPanel = UIView()

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
        targetPanel.isHidden = true
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        targetPanel.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
