import Combine
import UIKit

final class ConversationTitleView: UIView {
    @IBOutlet private var statusView: UILabel!

    var isConnected = false {
        didSet {
            guard oldValue != isConnected else { return }
            refresh()
        }
    }

    var encryption: Encryption? {
        didSet { refresh() }
    }

    fileprivate func refresh() {
        DispatchQueue.main.async {
            let encryption = self.encryption ?? .none
            if self.isConnected {
                self.statusView.text = encryption == .none ? "" : "Encrypted"
            } else {
                switch encryption {
                case .omemo:
                    self.statusView.text = "\(NSLocalizedString("Not connected", comment: "status"))!"
                case .none:
                    self.statusView.text = ""
                }
            }
        }
    }
}

enum Encryption {
    case omemo
    case none
}

final class ConversationViewController: UIViewController {
    @IBOutlet private var conversationTitle: ConversationTitleView!
    private let client = Client()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        client.$isConnected.sink { [weak self] in self?.conversationTitle.isConnected = $0 }
            .store(in: &cancellables)
    }
}

final class Client {
    @Published var isConnected = true
}
