import UIKit

final class PhotoViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        showToast(message: "Photo saved")
    }

    func showToast(message: String) {
        let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
        toast.text = message
        view.addSubview(toast)
        VoiceOver.say(message)
    }
}

enum VoiceOver {
    static func say(_ text: String, after seconds: Double = 1) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }
}
