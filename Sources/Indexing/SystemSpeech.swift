package import Outlining
import SourceText

/// Calls after which the system itself speaks: nothing of ours may talk over that.
package enum SystemSpeech {
  /// Whether the call brings up, or takes away, a screen, sheet or alert of the system's.
  package static func presents(_ call: Call, in outline: SyntaxOutline) -> Bool {
    // Another app comes to the front.
    if call.name == "open" || call.name == "openURL:options:completionHandler:" {
      return outline.spelling(call.receiver).contains("pplication")
    }
    guard presenting.contains(call.name) else { return false }
    // A type's own `dismiss()`, a HUD's most often, takes away what is no screen.
    if call.name == "dismiss", !call.receiver.isEmpty,
      outline.text(call.receiver.start).first?.isUppercase == true
    {
      return false
    }
    if call.name == "dismiss", isOwnDismissal(call, in: outline) { return false }
    if call.name == "present", isOwnPresentation(call, in: outline) { return false }
    // A page view controller's pages are read when a finger turns them, not when code does.
    return call.name != "setViewControllers"
      || !call.arguments.contains { outline.arguments[Int($0)].label == "direction" }
  }

  /// Whether a view of SwiftUI's is a control that is called by what it shows: that is heard at the control.
  package static func isCalledByContents(_ view: Name) -> Bool {
    switch view {
    case "Button", "Link", "NavigationLink", "Menu", "Toggle": true
    default: false
    }
  }

  /// Whether a call of those brings no screen: it takes one away, or leads to a field.
  static func takesAway(_ call: Call) -> Bool {
    call.name == "becomeFirstResponder" || closes(call)
  }

  /// Whether a call takes a screen, or what else it is called of, away.
  package static func closes(_ call: Call) -> Bool {
    switch call.name {
    case "dismiss", "popViewController", "popToRootViewController", "popToViewController",
      "dismissViewControllerAnimated:completion:", "popViewControllerAnimated:",
      "popToRootViewControllerAnimated:", "popToViewController:animated:",
      "dismissModalViewControllerAnimated:":
      true
    default: false
    }
  }

  /// Whether a call asks who leads from screen to screen for the next one:
  /// `coordinator?.didFinishFlow()`, `router.showDetails()`.
  package static func leadsOn(_ call: Call, in outline: SyntaxOutline) -> Bool {
    guard call.nameToken >= 0, let token = outline.lastNameToken(of: call.receiver),
      outline.spelling(token).lowercased.contains(anyOf: ["coordinator", "router", "wireframe"])
    else { return false }
    return outline.spelling(Int(call.nameToken)).lowercased
      .contains(anyOf: ["show", "present", "push", "pop", "dismiss", "finish", "close", "route"])
  }

  /// Whether a call by its name leads to another screen: `model.navigateToCart()`.
  package static func navigates(_ call: Call, in outline: SyntaxOutline) -> Bool {
    guard call.nameToken >= 0 else { return false }
    let name = outline.spelling(Int(call.nameToken))
    return name.hasPrefix(anyOf: ["navigateTo", "navTo", "routeTo", "pushTo"])
      || name.hasPrefix("push") && name.contains(anyOf: ["Controller", "VC", "Screen"])
      || name.contains("RootViewController") && call.name != "setRootViewController:"
        && name.hasPrefix(anyOf: ["set", "replace", "change", "switch", "swap"])
  }

  /// Whether a call of `present` is handed no controller: a library's toast, `SPIndicator.present(title: …)`.
  private static func isOwnPresentation(_ call: Call, in outline: SyntaxOutline) -> Bool {
    call.arguments.first.map {
      ["title", "subtitle", "message", "haptic", "duration"].contains(
        outline.arguments[Int($0)].label)
    } ?? false
  }

  /// Whether a call of `dismiss` may mean a function of the file, which takes away what is no screen.
  private static func isOwnDismissal(_ call: Call, in outline: SyntaxOutline) -> Bool {
    let own = outline.declarations.filter { $0.kind == .function && $0.name == "dismiss" }
    guard !own.isEmpty else { return false }
    let receiver = outline.spelling(call.receiver)
    if receiver == "super" || receiver.lowercased.contains("controller") { return false }
    guard let first = call.arguments.first, outline.arguments[Int(first)].label == "animated"
    else { return true }
    return own.contains { declaration in
      declaration.parameters.first.map { outline.parameters[Int($0)].label == "animated" } ?? false
    }
  }

  private static let presenting: Set<Name> = Set(
    Name.all(
      in: """
        present dismiss pushViewController popViewController popToRootViewController
        popToViewController performSegue setViewControllers showDetailViewController
        presentViewController:animated:completion: dismissViewControllerAnimated:completion:
        pushViewController:animated: popViewControllerAnimated: popToRootViewControllerAnimated:
        performSegueWithIdentifier:sender: setViewControllers:animated: presentAlert showAlert
        presentError showAlertController presentAlertController displayAlert presentModally
        popToViewController:animated: becomeFirstResponder UIAlertController
        alertControllerWithTitle:message:preferredStyle: showViewController:sender:
        UIAlertView UIActionSheet
        initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:
        initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:
        presentModalViewController:animated: dismissModalViewControllerAnimated:
        requestAccess requestAuthorization requestWhenInUseAuthorization requestAlwaysAuthorization
        requestAccessForMediaType:completionHandler: ABAddressBookRequestAccessWithCompletion
        presentPopover presentPopoverFromRect:inView:permittedArrowDirections:animated:
        presentPopoverFromBarButtonItem:permittedArrowDirections:animated:
        performPrimaryAction presentEditMenu presentEditMenuWithConfiguration:
        """))
}
