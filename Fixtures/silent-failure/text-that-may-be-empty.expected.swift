import Combine
import UIKit

final class CodeEntryModel {
    @Published var problemText = ""
}

final class CodeEntryController: UITableViewController {
    private let model = CodeEntryModel()
    private let errorLabel = UILabel()
    private var bag: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
    }

    private func bind() {
        model.$problemText
            .receive(on: DispatchQueue.main)
            .sink { [weak self] problem in
                self?.errorLabel.text = problem
                if !problem.isEmpty {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(notification: .announcement, argument: problem)
                    }
                }
                self?.tableView.beginUpdates()
                if !problem.isEmpty {
                    self?.view.setNeedsLayout()
                }
                self?.tableView.endUpdates()
            }
            .store(in: &bag)
    }
}
