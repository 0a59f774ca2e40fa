import Combine
import UIKit

final class BadgeModel {
    @Published var notice = ""
}

final class BadgesController: UIViewController {
    private let model = BadgeModel()
    private let toastLabel = UILabel()
    private var bag: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$notice
            .sink { [weak self] notice in
                self?.showToast(notice)
            }
            .store(in: &bag)
    }

    private func showToast(_ message: String) {
        toastLabel.text = message
        view.addSubview(toastLabel)
    }
}
