import Combine
import UIKit

final class AliasStateView: UIView {
    private let label = UILabel()

    func show(isFree: Bool, message: String) {
        label.text = message
        label.alpha = isFree ? 1 : 0.8
    }
}

@MainActor
final class AliasModel {
    private let replySubject = PassthroughSubject<(String, Bool), Never>()
    var replies: AnyPublisher<(String, Bool), Never> { replySubject.eraseToAnyPublisher() }
    private let register = AliasRegister()

    func check(_ alias: String) {
        register.check(alias) { [weak self] text, isFree in
            self?.replySubject.send((text, isFree))
        }
    }
}

@MainActor
final class AliasRegister {
    func check(_ alias: String, completion: @escaping (String, Bool) -> Void) {}
}

final class AliasViewController: UIViewController {
    private let model = AliasModel()
    private let aliasField = UITextField()
    private let replyView = AliasStateView()
    private let saveButton = UIButton()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        replyView.isHidden = true
        aliasField.addTarget(self, action: #selector(aliasChanged), for: .editingChanged)
        bind()
    }

    private func bind() {
        model.replies
            .receive(on: DispatchQueue.main)
            .sink { [weak self] reply in
                self?.replyView.isHidden = false
                self?.replyView.show(isFree: reply.1, message: reply.0)
                self?.saveButton.isEnabled = reply.1
            }
            .store(in: &bag)
    }

    @objc private func aliasChanged() {
        model.check(aliasField.text ?? "")
    }
}
