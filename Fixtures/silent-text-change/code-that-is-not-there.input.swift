// fixture: --ios 16.0
import UIKit

final class TicketController: UIViewController {
  private let statusLabel = UILabel()
  private let session = AVCaptureSession()

  // Each picture without a code says so; the one with a code ends the scan.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard let code = objects.first else {
      setNothingFound()
      return
    }
    session.stopRunning()
    setFound(code)
  }

  private func setNothingFound() {
    statusLabel.text = "No ticket in view"
  }

  private func setFound(_ code: AVMetadataObject) {
    statusLabel.text = "Ticket found"
  }
}

final class VoucherController: UIViewController {
  private let statusLabel = UILabel()
  private var lastScan = Date()

  // Not more than one in two seconds.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard lastScan.timeIntervalSinceNow < -2 else { return }
    lastScan = Date()
    setRefused()
  }

  private func setRefused() {
    statusLabel.text = "That is no voucher"
  }
}

final class AVCaptureSession {
  func stopRunning() {}
}

final class AVCaptureMetadataOutput {}
final class AVCaptureConnection {}
final class AVMetadataObject {}
