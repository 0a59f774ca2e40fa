import UIKit

final class CurrencySource: NSObject, UITableViewDataSource {
    weak var tableView: UITableView?
    private var currencies: [String] = []

    func loadCurrencies() {
        Rates.fetch { list in
            self.currencies = list
            self.tableView?.reloadData()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        currencies.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Rates {
    static func fetch(_ done: @escaping ([String]) -> Void) {}
}
