import Outlining
import SourceText

/// Which closures return nothing, by the call that takes them.
///
/// Sources: the declarations of Dispatch, UIKit, Foundation, Combine and SwiftUI. A name that is
/// here with another meaning in an app would have to take a closure whose value is used.
enum ClosureResult {
  /// Whether `closure` is passed where its result is `Void`, as far as names tell.
  static func isKnownVoid(_ closure: Closure, in outline: SyntaxOutline) -> Bool {
    if !closure.result.isEmpty {
      let result = outline.spelling(closure.result)
      return closure.result.count <= 2 && (result == "Void" || result == "()")
    }
    guard closure.call >= 0 else { return false }
    let call = outline.calls[Int(closure.call)]
    if closure.label == "set", call.name == "Binding" { return true }
    if closure.label != .none {
      return voidLabels.contains(closure.label)
        || discardedLabels.contains(closure.label) && isDiscarded(call, in: outline)
        || outline.isHandler(closure, of: call)
    }
    return voidCallees.contains(call.name) || outline.makesButtonOfAlert(call)
      || discardedCallees.contains(call.name) && isDiscarded(call, in: outline)
  }

  /// Whether nothing can make use of what a call yields, and so of what its closures yield.
  private static func isDiscarded(_ call: Call, in outline: SyntaxOutline) -> Bool {
    call.flags.contains(.wholeStatement) && outline.blocks[Int(call.block)].legality == .legal
  }

  /// Whether the statement, the only one of `closure`, is a call that returns nothing.
  static func isKnownVoidCall(
    _ statement: Int, of closure: Closure, in outline: SyntaxOutline
  ) -> Bool {
    let isFree = closure.call < 0 || isDiscarded(outline.calls[Int(closure.call)], in: outline)
    return outline.calls(ofStatement: statement).contains { index in
      let call = outline.calls[index]
      guard call.flags.contains(.wholeStatement) else { return false }
      return isKnownVoid(call, in: outline) || isFree && likelyVoidMethods.contains(call.name)
        || animators.contains(call.name) && animatesAssignment(index, in: outline)
    }
  }

  /// Whether the statement is a call that returns nothing, whatever makes use of it.
  static func isKnownVoidCall(_ statement: Int, in outline: SyntaxOutline) -> Bool {
    outline.calls(ofStatement: statement).contains { index in
      let call = outline.calls[index]
      return call.flags.contains(.wholeStatement) && isKnownVoid(call, in: outline)
    }
  }

  private static func isKnownVoid(_ call: Call, in outline: SyntaxOutline) -> Bool {
    voidMethods.contains(call.name)
      || call.receiver.count == 1 && voidReceivers.contains(outline.name(call.receiver.start))
      || outline.runsOwnCommand(call)
  }

  /// Whether a call that yields what its closure does is given one that only sets something.
  private static func animatesAssignment(_ call: Int, in outline: SyntaxOutline) -> Bool {
    guard let closure = outline.closures.first(where: { Int($0.call) == call }), closure.body >= 0
    else { return false }
    return outline.isAssignment(Int(outline.blocks[Int(closure.body)].last))
  }

  private static let animators: Set<Name> = ["withAnimation", "withTransaction"]

  static func isViewModifier(_ name: Name) -> Bool { builderModifiers.contains(name) }

  /// Labels under which closures are handlers in UIKit, Foundation, Combine and SwiftUI.
  private static let voidLabels: Set<Name> = Set(
    Name.all(
      in: """
        action animations completion completionHandler completionBlock handler perform
        receiveValue receiveCompletion onDismiss onCompletion onComplete onFinish onError
        onFailure onSuccess onTap onCancel onConfirm onChange onEditingChanged onCommit onDelete
        onSubmit success failure failed finished callback onClose onSelect onSave
        alongsideTransition primaryAction cancelHandler errorHandler
        """))

  /// Labels that are those of handlers where nothing makes use of the call's value.
  private static let discardedLabels: Set<Name> = ["using", "execute", "block", "then"]

  /// The same for calls: a task or a queue also hands out what its closure yields.
  private static let discardedCallees: Set<Name> = Set(
    Name.all(
      in: """
        Task perform performAndWait sync receive observe subscribe bind transition asyncIfNeeded
        run withAnimation runAction
        """))

  private static let voidCallees: Set<Name> = Set(
    Name.all(
      in: """
        async asyncAfter animate performWithoutAnimation performBatchUpdates forEach sink
        onAppear onDisappear task onChange onReceive refreshable onSubmit onTapGesture
        onLongPressGesture onEnded onChanged onHover onDelete onMove onOpenURL Button UIAction
        addAction UIAlertAction addCompletion addAnimations present dismiss setViewControllers
        scheduledTimer
        addOperation addObserver setCompletionBlock notify accessibilityAction
        UIContextualAction drive onNext beginAnimations dataTask fileImporter fileExporter fileMover
        pasteDestination
        """))

  /// Methods of UIKit that return nothing and stand alone in many closures.
  private static let voidMethods: Set<Name> = Set(
    Name.all(
      in: """
        reloadData reloadSections reloadRows reloadItems insertRows deleteRows insertItems
        deleteItems insertSections deleteSections beginUpdates endUpdates removeFromSuperview
        addSubview insertSubview bringSubviewToFront layoutIfNeeded setNeedsLayout
        setNeedsDisplay startAnimating stopAnimating endRefreshing beginRefreshing
        addArrangedSubview setContentOffset removeFromParent
        """))

  /// HUDs of libraries, none of whose functions returns anything.
  private static let voidReceivers: Set<Name> = ["HUD", "PKHUD", "ProgressHUD", "SVProgressHUD"]

  /// Methods that return nothing in the system's frameworks and may return something elsewhere.
  private static let likelyVoidMethods: Set<Name> = [
    "setTitle", "setImage", "toggle", "removeAll", "post", "addChild", "didMove", "willMove",
    "invalidate", "fulfill", "cancel",
  ]

  private static let builderModifiers: Set<Name> = Set(
    Name.all(
      in: """
        overlay background sheet fullScreenCover popover toolbar alert confirmationDialog
        contextMenu safeAreaInset mask navigationDestination swipeActions searchSuggestions
        tabItem inspector toolbarItem label navigationBarItems chartOverlay chartBackground
        popup transaction modifier if when placeholder safeAreaBar listRowBackground
        menuBarExtra commands
        """))
}

extension SyntaxOutline {
  /// The indices of the calls that are part of a statement, and of no statement inside it.
  fileprivate func calls(ofStatement statement: Int) -> Range<Int> {
    let first = calls.indices.partitioningIndex { Int(calls[$0].statement) >= statement }
    var end = first
    while end < calls.count, Int(calls[end].statement) == statement { end += 1 }
    return first..<end
  }
}
