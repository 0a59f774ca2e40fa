import Combine
import UIKit

final class NicknameStateView: UIView {
    private let label = UILabel()

    func show(isFree: Bool, message: String) {
        label.text = message
        label.alpha = isFree ? 1 : 0.8
    }
}

@MainActor
final class NicknameModel {
    private let replySubject = PassthroughSubject<(String, Bool), Never>()
    var replies: AnyPublisher<(String, Bool), Never> { replySubject.eraseToAnyPublisher() }
    private let register = NicknameRegister()

    func check(_ nickname: String) {
        register.check(nickname) { [weak self] text, isFree in
            self?.replySubject.send((text, isFree))
        }
    }
}

@MainActor
final class NicknameRegister {
    func check(_ nickname: String, completion: @escaping (String, Bool) -> Void) {}
}

final class NicknameViewController: UIViewController {
    private let model = NicknameModel()
    private let nicknameField = UITextField()
    private let replyView = NicknameStateView()
    private let saveButton = UIButton()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        replyView.isHidden = true
        bind()
    }

    private func bind() {
        model.replies
            .receive(on: DispatchQueue.main)
            .sink { [weak self] reply in
                self?.replyView.isHidden = false
                self?.replyView.show(isFree: reply.1, message: reply.0)
                UIAccessibility.post(notification: .announcement, argument: reply.0)
                self?.saveButton.isEnabled = reply.1
            }
            .store(in: &bag)
    }

    @IBAction private func checkTapped(_ sender: UIButton) {
        model.check(nicknameField.text ?? "")
    }
}
