import UIKit

final class ArticleViewController: UIViewController {
    private let errorLabel = UILabel()
    private let retryButton = UIButton()
    private var hasContent = false

    private func handleLoadError(_ error: Error) {
        if hasContent {
            return
        }
        errorLabel.text = "The article could not be loaded.\nTap to try again."
        errorLabel.isHidden = true
    }
}
