// fixture: --ios 16.0
import UIKit

final class TicketScanner: UIViewController {
  @IBOutlet private var errorLabel: UILabel!
  private var isPaused = false

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard !isPaused, let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject else {
      return
    }
    isPaused = true
    guard let ticket = code.stringValue, ticket.hasPrefix("T-") else {
      showError("This is no ticket")
      return
    }
    admit(ticket)
  }

  private func showError(_ problem: String) {
    errorLabel.text = problem
    errorLabel.isHidden = false
  }

  private func admit(_ ticket: String) {}
}

final class AVCaptureMetadataOutput {}
final class AVCaptureConnection {}
protocol AVMetadataObject {}
final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  var stringValue: String?
}
