import UIKit

struct FieldModel { var title: String; var error: String }

final class FieldController: UIViewController {
    private let titleLabel = UILabel()
    private let errorLabel = UILabel()
    private var model = FieldModel(title: "", error: "")

    @IBAction private func check(_ sender: UIButton) {
        model.error = "Too short"
        didChangeModel()
    }

    private func didChangeModel() {
        titleLabel.text = model.title
        errorLabel.text = model.error
    }
}
