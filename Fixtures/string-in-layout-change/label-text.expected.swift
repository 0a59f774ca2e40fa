import UIKit

final class QuizViewController: UIViewController {
  private let questionLabel = UILabel()

  func next(_ question: String) {
    questionLabel.text = question
    UIAccessibility.post(
      notification: UIAccessibility.Notification.announcement, argument: questionLabel.text)
  }
}
