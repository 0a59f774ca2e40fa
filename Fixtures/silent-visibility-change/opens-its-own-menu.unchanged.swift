import UIKit

final class FieldMenuButton: UIButton {
    func showMenu(in cell: UITableViewCell) {
        cell.addSubview(self)
        performPrimaryAction()
    }
}
