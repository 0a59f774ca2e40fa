import UIKit

final class PictureNode {
    private var isHidden = true

    func showPicture() {
        isHidden = false
    }
}
