import UIKit

struct Visit {
    let place: String
    let note: String
}

final class VisitCardView: UIView {
    private let statusLabel = UILabel()
    private let noteLabel = UILabel()

    func update(with visit: Visit) {
        statusLabel.text = visit.place
        noteLabel.text = visit.note
    }
}
