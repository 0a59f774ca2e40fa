import UIKit

final class QuizViewController: UIViewController {
    @IBOutlet private var answerLabel: UILabel!
    @IBOutlet private var picture: UIImageView!

    @IBAction private func checkTapped(_ sender: UIButton) {
        showPicture()
        answerLabel.text = "That is right, the answer is seven"
        answerLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "That is right, the answer is seven"
            )
        }
    }

    private func showPicture() {
        picture.image = UIImage(named: "seven")
    }
}
