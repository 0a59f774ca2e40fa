import UIKit

final class ServersController: UIViewController {
    private let statusLabel = UILabel()
    private let model = ServersModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.languageChanged.subscribe(onNext: { [weak self] in
            guard let self else { return }
            self.statusLabel.text = self.model.status
        })
    }
}

final class ServersModel {
    let languageChanged = Signal()
    var status = "Connected"
}

final class Signal {
    private var watchers: [() -> Void] = []

    func subscribe(onNext: @escaping () -> Void) {
        watchers.append(onNext)
    }
}
