import UIKit

/// The app has a voice of its own.
final class RecipeReaderViewController: UIViewController {
  private let statusLabel = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let speechSynthesizer = Synthesizer()

  @IBAction func fetchTapped(_ sender: UIButton) {
    spinner.startAnimating()
    Kitchen.recipe { [weak self] recipe in
      self?.spinner.stopAnimating()
      self?.statusLabel.text = "The recipe is ready"
      self?.speechSynthesizer.speak(recipe)
    }
  }
}

enum Kitchen {
  static func recipe(_ completion: @escaping (String) -> Void) {}
}

/// Stands for the system's own.
final class Synthesizer {
  func speak(_ text: String) {}
}
