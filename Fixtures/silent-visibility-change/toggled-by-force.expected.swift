import UIKit

final class QueueViewController: UIViewController {
  private var queuePanel: UIView?
  @IBOutlet private var lyricsPanel: UIView!

  @IBAction private func toggleQueuePanel(_ sender: UIButton) {
    self.queuePanel!.isHidden.toggle()
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: self.queuePanel?.isHidden == false ? self.queuePanel : nil
    )
  }

  @IBAction private func flipQueuePanel(_ sender: UIButton) {
    queuePanel!.isHidden.toggle()
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: queuePanel?.isHidden == false ? queuePanel : nil
    )
  }

  @IBAction private func toggleLyricsPanel(_ sender: UIButton) {
    self.lyricsPanel.isHidden.toggle()
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: self.lyricsPanel.isHidden ? nil : self.lyricsPanel
    )
  }
}
