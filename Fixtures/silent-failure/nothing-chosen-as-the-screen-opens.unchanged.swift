import UIKit

final class PassengerViewController: UIViewController {
    private let nameLabel = UILabel()
    private let errorLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
        view.addSubview(errorLabel)
        drawPassenger()
    }

    private func drawPassenger() {
        do {
            nameLabel.text = try Ferry.passenger()
        } catch {
            errorLabel.text = error.localizedDescription
        }
    }
}

enum Ferry {
    static func passenger() throws -> String { "" }
}
