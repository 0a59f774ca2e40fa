import Combine
import UIKit

final class BasketViewModel {
    @Published private(set) var items: [String] = []
    func toggle(_ item: String) { items.append(item) }
}

final class BasketViewController: UIViewController {
    private let summaryLabel = UILabel()
    private let spinner = UIActivityIndicatorView()
    private let model = BasketViewModel()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
    }

    private func bind() {
        model.$items
            .receive(on: RunLoop.main)
            .sink { [weak self] items in self?.updateSummary(items) }
            .store(in: &bag)
    }

    private func load() {
        spinner.startAnimating()
    }

    private func updateSummary(_ items: [String]) {
        if items.isEmpty {
            summaryLabel.text = "Nothing chosen"
        } else {
            summaryLabel.text = items.joined(separator: ", ")
        }
    }
}
