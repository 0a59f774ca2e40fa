import UIKit

final class PreviewViewController: UIViewController {
  enum State {
    case ready
    case uploading
    case created
  }

  private let session = Session()
  private let statusLabel = UILabel()
  private let spinner = UIActivityIndicatorView()

  private var state: State = .ready {
    didSet { updateView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateView()
    session.onFailure = { [weak self] in
      self?.state = .ready
    }
  }

  @IBAction func createTapped(_ sender: UIButton) {
    state = .uploading
    session.create { [weak self] in
      self?.state = .created
    }
  }

  private func updateView() {
    switch state {
    case .ready:
      spinner.isHidden = true
      statusLabel.isHidden = false
      statusLabel.text = "Your account is made of this. You can change it at any time."
    case .uploading:
      statusLabel.isHidden = true
      spinner.isHidden = false
      spinner.startAnimating()
    case .created:
      spinner.isHidden = true
      statusLabel.isHidden = false
      statusLabel.text = "Your account is there."
    }
  }
}

final class Session {
  var onFailure: (() -> Void)?

  func create(completion: @escaping () -> Void) {}
}
