package import Outlining

/// Calls after which the system itself speaks: nothing of ours may talk over that.
package enum SystemSpeech {
  /// Whether the call brings up, or takes away, a screen, sheet or alert of the system's.
  package static func presents(_ name: Name) -> Bool { presenting.contains(name) }

  private static let presenting: Set<Name> = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
    "popToViewController", "performSegue", "setViewControllers", "showDetailViewController",
    "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
    "pushViewController:animated:", "popViewControllerAnimated:",
    "popToRootViewControllerAnimated:", "performSegueWithIdentifier:sender:",
    "setViewControllers:animated:", "presentAlert", "showAlert", "presentError",
    "showAlertController", "presentAlertController", "displayAlert", "presentModally",
    "popToViewController:animated:", "becomeFirstResponder", "UIAlertController",
    "alertControllerWithTitle:message:preferredStyle:", "showViewController:sender:",
  ]
}
