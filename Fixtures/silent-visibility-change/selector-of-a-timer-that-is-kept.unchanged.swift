import UIKit

final class HarvestViewController: UIViewController {
  @IBOutlet private var thanksView: UIView!
  @IBOutlet private var closingView: UIView!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startTimer(isLast: false)
  }

  private func startTimer(isLast: Bool) {
    let selector: Selector = isLast ? #selector(close) : #selector(showClosing)
    let timer = Timer(
      timeInterval: 4, target: self, selector: selector, userInfo: nil, repeats: false)
    RunLoop.current.add(timer, forMode: .common)
  }

  @objc private func showClosing() {
    closingView.isHidden = false
    startTimer(isLast: true)
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
