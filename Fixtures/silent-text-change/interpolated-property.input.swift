import UIKit

final class BasketViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var articles: [String] = []

    @IBAction private func addArticle(_ sender: UIButton) {
        articles.append("Oat milk")
        statusLabel.text = "Articles in the basket: \(articles.count)"
    }
}
