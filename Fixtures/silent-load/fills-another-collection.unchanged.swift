import UIKit

final class ProductViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var productTable: UITableView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private var detailCells: [String] = []
  private var reviews: [String] = []

  @IBAction private func didTapReviews(_ sender: UIButton) { fetchReviews() }

  func fetchReviews() {
    spinner.startAnimating()
    ReviewStore.shared.reviews { answer in
      DispatchQueue.main.async {
        self.spinner.stopAnimating()
        self.reviews = []
        self.reviews = answer
        self.placeReviews()
        self.productTable.reloadData()
      }
    }
  }

  private func placeReviews() {
    if !detailCells.contains("reviews") { detailCells.append("reviews") }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    detailCells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor
final class ReviewStore {
  static let shared = ReviewStore()

  func reviews(_ completion: @escaping @Sendable ([String]) -> Void) { completion([]) }
}
