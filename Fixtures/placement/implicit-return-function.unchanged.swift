import UIKit

final class TableBox {
    private let tableView = UITableView()
    private var rows: [String] = []

    func reloaded() -> UITableView { tableView }

    func loadRows(from source: () -> [String]) -> Int { replace(source()).count }

    private func replace(_ new: [String]) -> [String] { new }
}
