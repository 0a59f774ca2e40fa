import UIKit

final class QueueViewController: UIViewController {
  private var queuePanel: UIView?
  @IBOutlet private var lyricsPanel: UIView!

  @IBAction private func toggleQueuePanel(_ sender: UIButton) {
    self.queuePanel!.isHidden.toggle()
  }

  @IBAction private func flipQueuePanel(_ sender: UIButton) {
    queuePanel!.isHidden.toggle()
  }

  @IBAction private func toggleLyricsPanel(_ sender: UIButton) {
    self.lyricsPanel.isHidden.toggle()
  }
}
