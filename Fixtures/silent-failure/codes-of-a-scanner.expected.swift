import UIKit

@MainActor
protocol ParcelScannerDelegate: AnyObject {
  func parcelScanner(found code: String)
}

final class ParcelScannerView: UIView {
  weak var delegate: ParcelScannerDelegate?

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard let code = objects.first as? AVMetadataMachineReadableCodeObject,
      let text = code.stringValue
    else { return }
    found(text)
  }

  private func found(_ text: String) {
    delegate?.parcelScanner(found: text)
  }
}

// The code stays in the picture, and is refused again and again.
final class ParcelController: UIViewController, ParcelScannerDelegate {
  @IBOutlet private var errorLabel: UILabel!

  func parcelScanner(found code: String) {
    guard code.hasPrefix("PARCEL") else {
      errorLabel.text = "This is no parcel's code."
      return
    }
    stopScanning()
    guard code.count == 12 else {
      refuse()
      return
    }
    navigationItem.title = code
  }

  private func stopScanning() {}

  // Once it is stopped nothing comes again.
  private func refuse() {
    errorLabel.text = "Part of the code is missing."
    UIAccessibility.post(notification: .announcement, argument: "Part of the code is missing.")
  }
}

final class LockerController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!
  private let session = AVCaptureSession()

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    session.stopRunning()
    guard objects.count == 1 else {
      errorLabel.text = "Show one code at a time."
      UIAccessibility.post(notification: .announcement, argument: "Show one code at a time.")
      return
    }
  }
}

final class TicketController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard objects.count == 1 else {
      errorLabel.text = "Show one ticket at a time."
      return
    }
  }
}

protocol AVMetadataObject {}
final class AVMetadataMachineReadableCodeObject: AVMetadataObject { var stringValue: String? }
final class AVCaptureMetadataOutput {}
final class AVCaptureConnection {}
final class AVCaptureSession { func stopRunning() {} }
