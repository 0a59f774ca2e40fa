import Indexing
import Outlining
import SourceText

/// Toast and HUD libraries that post by themselves: a call of theirs is heard.
enum PostingLibraries {
  static func posts(_ call: Call, in outline: SyntaxOutline) -> Bool {
    guard let receiver = outline.lastName(of: call.receiver) ?? firstName(call, outline) else {
      return false
    }
    return types.contains(receiver)
      || (call.flags.contains(.capitalized) && types.contains(call.name))
      || methods.contains(call.name)
  }

  private static func firstName(_ call: Call, _ outline: SyntaxOutline) -> Name? {
    call.receiver.isEmpty
      ? (call.flags.contains(.capitalized) ? call.name : nil)
      : outline.name(call.receiver.start)
  }

  /// SVProgressHUD, JGProgressHUD, TTGSnackbar, SwiftMessages, Drops, Toaster, NotificationBanner,
  /// CRToast, Material Components.
  private static let types: Set<Name> = [
    "SVProgressHUD", "JGProgressHUD", "TTGSnackbar", "SwiftMessages", "Drops", "Toast",
    "NotificationBanner", "GrowingNotificationBanner", "StatusBarNotificationBanner",
    "FloatingNotificationBanner", "CRToastManager", "MDCSnackbarManager", "ToastPresenter",
  ]

  /// Toast-Swift adds `makeToast` to every view.
  private static let methods: Set<Name> = ["makeToast", "showToast:", "makeToast:"]
}
