import UIKit

final class ParcelFormViewController: UIViewController {
    @IBOutlet private var weightField: UITextField!
    @IBOutlet private var streetField: UITextField!
    @IBOutlet private var weightErrorLabel: UILabel!
    @IBOutlet private var streetErrorLabel: UILabel!

    @objc private func sendTapped() {
        if checkFields() {
            performSegue(withIdentifier: "label", sender: nil)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .done, target: self, action: #selector(sendTapped))
    }

    private func checkFields() -> Bool {
        weightErrorLabel.text = nil
        streetErrorLabel.text = nil
        var isComplete = true
        if Double(weightField.text ?? "") == nil {
            weightErrorLabel.text = "Enter the weight in kilograms."
            isComplete = false
        }
        if streetField.text?.isEmpty != false {
            streetErrorLabel.text = "Enter a street."
            isComplete = false
        }
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: [weightErrorLabel, streetErrorLabel].first { $0.text?.isEmpty == false }
        )
        return isComplete
    }
}
