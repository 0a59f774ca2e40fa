import UIKit

final class QuizViewController: UIViewController {
    @IBOutlet private var answerLabel: UILabel!
    @IBOutlet private var picture: UIImageView!

    @IBAction private func checkTapped(_ sender: UIButton) {
        showPicture()
        answerLabel.text = "That is right, the answer is seven"
        answerLabel.isHidden = false
    }

    private func showPicture() {
        picture.image = UIImage(named: "seven")
    }
}
