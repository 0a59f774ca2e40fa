import UIKit

final class ProfileViewController: UIViewController, UICollectionViewDataSource {
  @IBOutlet private var postView: UICollectionView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private var posts: [String] = []
  var person = Person()

  @IBAction private func didTapFollow(_ sender: UIButton) { follow(person) }

  private func follow(_ person: Person) {
    FollowStore.shared.follow(person) { error in
      if error != nil { return }
      self.person.isFollowed = true
      self.postView.reloadData()
    }
  }

  func fetchPosts() {
    spinner.startAnimating()
    FollowStore.shared.posts { posts in
      self.spinner.stopAnimating()
      self.posts = posts
      self.postView.reloadData()
    }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posts.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

struct Person: Sendable {
  var isFollowed = false
}

@MainActor
final class FollowStore {
  static let shared = FollowStore()

  func follow(_ person: Person, _ completion: @escaping (Error?) -> Void) { completion(nil) }
  func posts(_ completion: @escaping ([String]) -> Void) { completion([]) }
}
