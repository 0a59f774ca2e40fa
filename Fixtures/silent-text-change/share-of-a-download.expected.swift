import UIKit

final class LessonController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var bar: UIProgressView!
  private let download = Download()

  @IBAction func refresh(_ sender: UIButton) {
    update(for: download.state)
  }

  func update(for state: Download.State) {
    switch state {
    case .running(let share):
      bar.progress = Float(share)
      statusLabel.text = "\(Int(share * 100)) %"
    case .finished:
      statusLabel.text = "Saved for offline reading"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "Saved for offline reading")
      }
    }
  }
}

final class Download {
  enum State {
    case running(Double)
    case finished
  }

  let state = State.finished
}
