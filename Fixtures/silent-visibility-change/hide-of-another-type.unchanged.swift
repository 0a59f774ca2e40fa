import SwiftUI
import UIKit

@main
struct QuizApp: App {
    var body: some Scene {
        WindowGroup { Text("Quiz") }
    }

    func start(in window: UIWindow) {
        window.rootViewController = QuizController()
        window.addSubview(AnswerView(frame: .zero))
    }
}

final class QuizController: UIViewController {
    lazy var quizView = self.view as? QuizView

    override func loadView() {
        view = QuizView(frame: .zero)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton()
        button.addTarget(self, action: #selector(again), for: .touchUpInside)
    }

    @objc private func again(_ sender: UIButton) {
        quizView?.hideVerdict()
    }
}

final class QuizView: UIView {
    func hideVerdict() {
        backgroundColor = .white
    }
}

final class AnswerView: UIView {
    private let verdictView = UIView()

    func hideVerdict() {
        verdictView.isHidden = true
    }
}
