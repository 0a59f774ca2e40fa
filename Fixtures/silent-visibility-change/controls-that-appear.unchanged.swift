import UIKit

final class TutorialPage: UIViewController {
  @IBOutlet private var secondaryActionButton: UIButton!
  @IBOutlet private var searchButton: UIButton!
  @IBOutlet private var filterButton: UIButton!
  @IBOutlet private var removeButton: UIButton!
  @IBOutlet private var panelView: UIView!
  private var isEditingList = false

  func showSecondaryActionButton() {
    secondaryActionButton.isHidden = false
  }

  @IBAction func enlargeTapped(_ sender: UIButton) {
    searchButton.isHidden = false
  }

  @IBAction func editTapped(_ sender: UIButton) {
    isEditingList.toggle()
    updateRemove()
  }

  private func updateRemove() {
    removeButton.isHidden = !isEditingList
  }

  @IBAction func layoutTapped(_ sender: UIButton) {
    updatePanelLayout()
  }

  private func updatePanelLayout() {
    panelView.isHidden = isEditingList
  }
}
