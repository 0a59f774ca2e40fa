// fixture: --ios 17.0
import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    private let service = TicketService()

    @IBAction private func cancelTicket(_ sender: UIButton) {
        Task {
            do {
                try await service.cancel()
                navigationController?.popViewController(animated: true)
            } catch {
                errorLabel.text = "The ticket could not be cancelled."
                errorLabel.isHidden = false
            }
        }
    }
}

struct TicketService {
    func cancel() async throws {}
}
