import UIKit

final class FavouritesViewController: UIViewController {
  @IBOutlet private var dealsView: UIView!
  @IBOutlet private var placesView: UIView!
  @IBOutlet private var dealsButton: UIView!
  @IBOutlet private var placesButton: UIView!
  @IBOutlet private var dealsCaption: UILabel!
  @IBOutlet private var placesCaption: UILabel!

  @IBAction private func placesTapped(_ sender: UITapGestureRecognizer) {
    dealsView.isHidden = true
    placesView.isHidden = false
    placesButton.backgroundColor = .green
    placesCaption.textColor = .white
    dealsButton.backgroundColor = .white
    dealsCaption.textColor = .green
  }
}
