import Lexing
import Outlining
import SourceText

/// The names without which no rule can find anything in a file.
///
/// A cheap test for the second pass: what it lets through is looked at closely there.
enum Triggers {
  static func isCandidate(_ outline: SyntaxOutline, posts: Bool) -> Bool {
    guard !outline.isUnreliable else { return false }
    if posts { return true }
    if outline.assignments.contains(where: { isChange($0, outline) }) { return true }
    if outline.calls.contains(where: { calls.contains($0.name) || isCommand($0, outline) }) {
      return true
    }
    if outline.declarations.contains(where: { appearances.contains($0.name) }) { return true }
    if outline.attributes.contains(where: { isState($0, outline) }) { return true }
    return outline.declarations.contains {
      isToast($0, outline) || $0.name == "accessibilityScroll"
        || $0.name == "accessibilityScroll:"
    }
  }

  /// Whether a property that is set may be something on screen.
  private static func isChange(_ assignment: Assignment, _ outline: SyntaxOutline) -> Bool {
    guard properties.contains(assignment.property) else {
      guard copied.contains(assignment.property) else { return false }
      return outline.spelling(assignment.receiver).lowercased.contains("pasteboard")
    }
    if assignment.property == "image" { return isDescribed(assignment, outline) }
    guard messages.contains(assignment.property) else { return true }
    // Models have messages, too; a view that tells one says so in its name.
    return outline.spelling(assignment.receiver).lowercased.contains(anyOf: messengers)
  }

  /// Whether an image that is set may be copied, or have anything said of it.
  private static func isDescribed(_ assignment: Assignment, _ outline: SyntaxOutline) -> Bool {
    if outline.spelling(assignment.receiver).lowercased.contains("pasteboard") { return true }
    return outline.assignments.contains {
      $0.property == "accessibilityLabel" || $0.property == "accessibilityValue"
    }
  }

  /// Whether a wrapper may hold a model or a value that a view shows: a key path of the environment
  /// names neither.
  private static func isState(_ attribute: Attribute, _ outline: SyntaxOutline) -> Bool {
    guard wrappers.contains(attribute.name) else { return false }
    return attribute.name != "Environment" || attribute.arguments.isEmpty
      || outline.token(attribute.arguments.start).kind == .identifier
  }

  /// Whether a model may be told to delete or keep something, in a function named after that.
  private static func isCommand(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    guard call.nameToken >= 0, !call.receiver.isEmpty, call.flags.contains(.wholeStatement) else {
      return false
    }
    let name = outline.spelling(Int(call.nameToken))
    guard let command = commands.first(where: { name.hasPrefix($0) }),
      !call.arguments.contains(where: { outline.arguments[Int($0)].closure >= 0 })
    else { return false }
    let function = outline.context(ofToken: Int(call.nameToken), inBlock: Int(call.block)).function
    guard function >= 0, outline.declarations[function].nameToken >= 0 else { return false }
    let asked = outline.spelling(Int(outline.declarations[function].nameToken)).lowercased
    return asked.contains(command) && mayBeOfScreen(function, outline)
  }

  /// Whether a function may be part of a screen: it is not where it has no type, or a class that
  /// has no superclass.
  private static func mayBeOfScreen(_ function: Int, _ outline: SyntaxOutline) -> Bool {
    var index = Int(outline.declarations[function].parent)
    while index >= 0 {
      let declaration = outline.declarations[index]
      switch declaration.kind {
      case .class, .actor:
        return !declaration.inheritance.isEmpty
          || outline.spelling(Int(declaration.nameToken)).lowercased.contains("controller")
      case let kind where kind.isType: return true
      default: index = Int(declaration.parent)
      }
    }
    return false
  }

  private static let commands: [StaticString] = [
    "delete", "remove", "save", "archive", "duplicate", "restore",
  ]

  /// Whether a view, or what fills it, is there only to tell something.
  private static func isToast(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    switch declaration.kind {
    case .struct, .class, .extension: outline.isNamedToast(declaration)
    default: false
    }
  }

  private static let properties: Set<Name> = Set(
    Name.all(
      in: """
        text attributedText isHidden hidden alpha opacity message errorMessage errorText
        helperText title detail labelText detailsLabelText rootViewController accessibilityViewIsModal
        accessibilityElementsHidden image currentPage pageIndex currentPageIndex page
        currentIndex selectedPage
        """))

  /// Those that show something only in a view that is there to tell it; a view's own state, which
  /// may have the same names, is known by its wrapper.
  private static let messages: Set<Name> = [
    "message", "errorMessage", "errorText", "helperText", "title", "detail", "labelText",
    "detailsLabelText",
  ]

  /// Parts of the names of such views, in lower case.
  private static let messengers: [StaticString] = [
    "err", "fail", "valid", "warning", "toast", "snack", "banner", "hud",
  ]

  /// Those by which something is put on the pasteboard.
  private static let copied: Set<Name> = [
    "string", "strings", "images", "url", "URL", "urls", "items",
  ]

  private static let appearances: Set<Name> = ["viewDidAppear", "viewDidAppear:"]

  private static let calls: Set<Name> = Set(
    Name.all(
      in: """
        reloadData reloadSections reloadSections:withRowAnimation: reloadSections: reloadRows
        reloadItems insertRows insertItems insertSections deleteRows deleteItems deleteSections
        reloadRowsAtIndexPaths:withRowAnimation: insertRowsAtIndexPaths:withRowAnimation:
        deleteRowsAtIndexPaths:withRowAnimation: reloadItemsAtIndexPaths:
        insertItemsAtIndexPaths: deleteItemsAtIndexPaths: insertSections:withRowAnimation:
        deleteSections:withRowAnimation: apply applySnapshot:animatingDifferences:
        applySnapshotUsingReloadData addSubview insertSubview addSubview: insertSubview:atIndex:
        insertSubview:aboveSubview: insertSubview:belowSubview: removeFromSuperview
        stopAnimating endRefreshing startAnimating beginRefreshing LayoutChanged ScreenChanged
        didMove didMoveToParentViewController: setViewControllers toggle transition
        transitionFromView:toView:duration:options:completion:
        setViewControllers:direction:animated:completion:
        """))

  private static let wrappers: Set<Name> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "Environment",
  ]
}
