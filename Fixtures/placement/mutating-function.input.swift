import UIKit

struct Scoreboard {
    let statusLabel: UILabel
    var points = 0

    @MainActor mutating func score() {
        points += 1
        statusLabel.text = "Points: \(points)"
    }
}

final class MatchViewController: UIViewController {
    @IBOutlet private var pointsLabel: UILabel!
    private lazy var board = Scoreboard(statusLabel: pointsLabel)

    @IBAction private func score(_ sender: UIButton) {
        board.score()
    }
}
