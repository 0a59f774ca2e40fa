import SourceText

/// Which closures return nothing, by the call that takes them.
///
/// Sources: the declarations of Dispatch, UIKit, Foundation, Combine and SwiftUI. A name that is
/// here with another meaning in an app would have to take a closure whose value is used.
package enum ClosureResult {
  /// Whether `closure` is passed where its result is `Void`, as far as names tell.
  package static func isKnownVoid(_ closure: Closure, in outline: SyntaxOutline) -> Bool {
    if !closure.result.isEmpty {
      return closure.result.count <= 2 && outline.text(closure.result) != ""
        && (outline.text(closure.result) == "Void" || outline.text(closure.result) == "()")
    }
    guard closure.call >= 0 else { return false }
    let call = outline.calls[Int(closure.call)]
    if closure.label != .none { return voidLabels.contains(closure.label) }
    if call.name == "Task" {
      // The value of a task that is kept may be read.
      return call.flags.contains(.wholeStatement)
    }
    return voidCallees.contains(call.name)
  }

  /// Whether the statement is a call that returns nothing, whatever its closure is for.
  static func isKnownVoidCall(_ statement: Int, in outline: SyntaxOutline) -> Bool {
    var low = 0
    var high = outline.calls.count
    while low < high {
      let middle = (low + high) / 2
      if Int(outline.calls[middle].statement) < statement {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < outline.calls.count, Int(outline.calls[low].statement) == statement {
      let call = outline.calls[low]
      if call.flags.contains(.wholeStatement), voidMethods.contains(call.name) { return true }
      low += 1
    }
    return false
  }

  static func isViewModifier(_ name: Name) -> Bool { builderModifiers.contains(name) }

  /// Labels under which closures are handlers in UIKit, Foundation, Combine and SwiftUI.
  private static let voidLabels: Set<Name> = [
    "action", "animations", "completion", "completionHandler", "completionBlock", "handler",
    "perform", "receiveValue", "receiveCompletion", "onDismiss", "onCompletion", "onComplete",
    "onFinish", "onError", "onFailure", "onSuccess", "onTap", "onCancel", "onConfirm", "onChange",
    "onEditingChanged", "onCommit", "onDelete", "onSubmit", "success", "failure", "failed",
    "finished", "callback", "using", "execute", "block", "then", "onClose", "onSelect", "onSave",
    "alongsideTransition", "primaryAction", "cancelHandler", "errorHandler",
  ]

  private static let voidCallees: Set<Name> = [
    "async", "asyncAfter", "animate", "performWithoutAnimation", "perform", "performBatchUpdates",
    "forEach", "sink", "onAppear", "onDisappear", "task", "onChange", "onReceive", "refreshable",
    "onSubmit", "onTapGesture", "onLongPressGesture", "onEnded", "onChanged", "onHover", "onDelete",
    "onMove", "onOpenURL", "onDrag", "onDrop", "Button", "UIAction", "addAction", "UIAlertAction",
    "addCompletion", "addAnimations", "present", "dismiss", "scheduledTimer", "addOperation",
    "addObserver", "transition", "setCompletionBlock", "notify", "addTask", "runAction",
    "accessibilityAction", "asyncIfNeeded", "UIContextualAction", "receive", "observe",
    "subscribe", "bind", "drive", "onNext", "beginAnimations", "dataTask",
  ]

  /// Methods of UIKit that return nothing and stand alone in many closures.
  private static let voidMethods: Set<Name> = [
    "reloadData", "reloadSections", "reloadRows", "reloadItems", "insertRows", "deleteRows",
    "insertItems", "deleteItems", "insertSections", "deleteSections", "beginUpdates", "endUpdates",
    "removeFromSuperview", "addSubview", "insertSubview", "bringSubviewToFront", "layoutIfNeeded",
    "setNeedsLayout", "setNeedsDisplay", "startAnimating", "stopAnimating", "endRefreshing",
    "beginRefreshing", "setTitle", "setImage", "toggle", "removeAll",
    "addArrangedSubview", "setContentOffset", "post", "removeFromParent", "addChild", "didMove",
    "willMove", "invalidate", "fulfill", "cancel",
  ]

  private static let builderModifiers: Set<Name> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "alert",
    "confirmationDialog", "contextMenu", "safeAreaInset", "mask", "navigationDestination",
    "swipeActions", "searchSuggestions", "tabItem", "inspector", "toolbarItem", "label",
    "navigationBarItems", "chartOverlay", "chartBackground", "popup", "transaction", "modifier",
    "if", "when", "placeholder", "safeAreaBar", "listRowBackground", "menuBarExtra", "commands",
  ]
}
