// fixture: --unsafe-fixes
import Combine
import UIKit

final class FiguresModel {
    @Published var trend: String?
}

final class FiguresCard: UIView {
    private let trendPanel = UIView()
    private var subscriptions: Set<AnyCancellable> = []

    func fill(_ model: FiguresModel) {
        model.$trend
            .sink { [weak self] trend in
                self?.trendPanel.isHidden = trend == nil
                self?.setNeedsLayout()
            }
            .store(in: &subscriptions)
    }
}

final class FiguresViewController: UIViewController {
    private let trendPanel = UIView()
    private var subscriptions: Set<AnyCancellable> = []

    func fill(_ model: FiguresModel) {
        model.$trend
            .sink { [weak self] trend in
                self?.trendPanel.isHidden = trend == nil
                self?.view.setNeedsLayout()
            }
            .store(in: &subscriptions)
    }
}
