import UIKit

protocol TileLayout {
  func makeConstraints(_ closure: (TileMaker) -> Void)
}

final class TileMaker {
  struct Sides {
    func equalTo(_ value: Any) {}
  }
  let edges = Sides()
}

extension UIView {
  var snp: TileLayout { fatalError() }
}

final class ShareTilesView: UIView {
  let title = UILabel()

  class func showShareTiles() {
    let tilesView = ShareTilesView()
    if let host = UIApplication.shared.windows.last {
      host.addSubview(tilesView)
      tilesView.snp.makeConstraints { make in
        make.edges.equalTo(host)
      }
      UIAccessibility.post(notification: .screenChanged, argument: tilesView)
    }
  }
}

final class RecipeViewController: UIViewController {
  @IBAction func shareTapped(_ sender: UIButton) {
    ShareTilesView.showShareTiles()
  }
}
