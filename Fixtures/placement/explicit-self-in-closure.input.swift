import UIKit

final class CounterViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  private var visitors = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      primaryAction: UIAction(title: "Count") { [unowned self] _ in
        self.visitors += 1
        self.statusLabel.text = "Visitors: \(self.visitors)"
      })
    view.addSubview(button)
  }
}
