import Lexing
package import Outlining
import SourceText

/// What in a file rules may find something by: without any of it none can.
///
/// A cheap test for the second pass: what it lets through is looked at closely there.
package struct Triggers: OptionSet, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something that is on screen may change, or something is posted: that is worth a look.
  package static let change = Triggers(rawValue: 1)
  /// Something may be told to delete or keep something.
  package static let command = Triggers(rawValue: 2)
  /// A view has state, or a model.
  package static let state = Triggers(rawValue: 4)

  /// Returns what there is in a file; of one that may change something, no more than that.
  static func all(in outline: SyntaxOutline, posts: Bool) -> Triggers {
    guard !outline.isUnreliable else { return [] }
    if posts || changesScreen(outline) { return .change }
    var result: Triggers = []
    if outline.calls.contains(where: { isCommand($0, outline) }) { result.insert(.command) }
    if outline.attributes.contains(where: { isState($0, outline) })
      || outline.declarations.contains(where: { isHandedError($0, outline) })
    {
      result.insert(.state)
    }
    return result
  }

  private static func changesScreen(_ outline: SyntaxOutline) -> Bool {
    var places = LastContext()
    let isChanged = outline.assignments.contains {
      isChange($0, outline)
        && isLive($0.target.start, Int($0.block), isOwn: false, &places, outline)
    }
    if isChanged { return true }
    let isCalled = outline.calls.contains {
      calls.contains($0.name) && isMeant($0, outline)
        && isLive($0.tokens.start, Int($0.block), isOwn: addsItself($0, outline), &places, outline)
    }
    if isCalled { return true }
    return outline.declarations.contains {
      appearances.contains($0.name) || isToast($0, outline)
        || $0.importsSilentLibrary
    }
  }

  /// Whether a place is in a function, and not in one that only makes what is not on screen yet; what
  /// that puts there itself, its `own`, is.
  private static func isLive(
    _ token: Int, _ block: Int, isOwn: Bool, _ places: inout LastContext, _ outline: SyntaxOutline
  ) -> Bool {
    let context = places.context(ofToken: token, inBlock: block, in: outline)
    guard context.function >= 0 else { return false }
    return isOwn || !context.own.isEmpty || !outline.isInitializer(context.function)
  }

  /// Whether a call of one of those names may be the one that is meant: of a snapshot, of one view that
  /// takes another's place, of what is hidden.
  private static func isMeant(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    switch call.name {
    case "apply": outline.takesSnapshot(call)
    case "toggle": !call.receiver.isEmpty && outline.name(call.receiver.end - 1) == "isHidden"
    case "transition":
      call.arguments.first.map { outline.arguments[Int($0)].label == "from" } ?? false
    default: !Pasteboard.calls.contains(call.name) || outline.copiedValue(call) != nil
    }
  }

  private static func addsItself(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    call.arguments.first.map { outline.spelling(outline.arguments[Int($0)].value) == "self" }
      ?? false
  }

  /// Whether a property that is set may be something on screen.
  private static func isChange(_ assignment: Assignment, _ outline: SyntaxOutline) -> Bool {
    guard properties.contains(assignment.property) else {
      guard copied.contains(assignment.property) else { return false }
      return outline.isPasteboard(assignment.receiver)
    }
    if assignment.property == "image" { return isDescribed(assignment, outline) }
    guard messages.contains(assignment.property) else { return true }
    // Models have messages, too; a view that tells one says so in its name.
    return outline.spelling(assignment.receiver).lowercased.contains(anyOf: messengers)
  }

  /// Whether an image that is set may be copied, or have anything said of it.
  private static func isDescribed(_ assignment: Assignment, _ outline: SyntaxOutline) -> Bool {
    if outline.isPasteboard(assignment.receiver) { return true }
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

  /// Whether a property may be the text of an error that a view is handed: `let error: String?`.
  private static func isHandedError(_ property: Declaration, _ outline: SyntaxOutline) -> Bool {
    outline.isOptionalText(property)
      && outline.spelling(Int(property.nameToken)).lowercased.contains("err")
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
    case .struct:
      outline.isNamedToast(declaration) || outline.isNamedFailure(Int(declaration.nameToken))
    case .class, .extension: outline.isNamedToast(declaration)
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

  /// Functions that the system calls when what is seen has changed, or is to be.
  private static let appearances: Set<Name> = [
    "viewDidAppear", "viewDidAppear:", "accessibilityScroll", "accessibilityScroll:",
  ]

  private static let calls: Set<Name> = Pasteboard.calls.union(
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

extension Declaration {
  /// Whether it imports a library whose toasts and HUDs post nothing, and whose calls have to be read for that:
  /// MBProgressHUD's has labels.
  package var importsSilentLibrary: Bool {
    guard kind == .import else { return false }
    switch name {
    case "PKHUD", "ProgressHUD", "SPIndicator", "AlertKit", "SPAlert", "GSMessages": return true
    default: return false
    }
  }
}
