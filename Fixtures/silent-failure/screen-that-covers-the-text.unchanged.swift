import UIKit

final class SensorController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  private let radio = SensorRadio()

  // What comes over the whole screen says what is wrong.
  @IBAction private func searchTapped(_ sender: UIButton) {
    Task {
      do {
        try await radio.search()
      } catch {
        statusLabel.text = error.localizedDescription
        showRadioHelp()
      }
    }
  }

  private func showRadioHelp() {
    let storyboard = UIStoryboard(name: "Help", bundle: nil)
    if let help = storyboard.instantiateViewController(withIdentifier: "Radio")
      as? RadioHelpController
    {
      present(help, animated: false, completion: nil)
    }
  }
}

final class RadioHelpController: UIViewController {}

struct SensorRadio {
  func search() async throws {}
}
