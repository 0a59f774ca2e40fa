import UIKit

final class NameController: UIViewController {
    private let nameField = TextInput()
    private let errorLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.rx.text.subscribe(onNext: { [weak self] text in
            if text.count > 10 {
                self?.errorLabel.text = "Use ten letters at most"
            }
        })
    }
}

final class TextInput {
    let rx = Changes()
}

final class Changes {
    let text = Texts()
}

final class Texts {
    private var watchers: [(String) -> Void] = []

    func subscribe(onNext: @escaping (String) -> Void) {
        watchers.append(onNext)
    }
}
