import UIKit

final class PictureNode: SKSpriteNode {
    func showPicture() {
        isHidden = false
    }
}
