// fixture: --ios 16.0
import UIKit

class ShellController: UIViewController {
  func show(_ content: UIViewController, in view: UIView) {
    addChild(content)
    view.addSubview(content.view)
    NSLayoutConstraint.activate([
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: content.view.bottomAnchor),
    ])
    content.didMove(toParent: self)
  }
}
