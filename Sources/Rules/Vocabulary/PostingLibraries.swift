import Indexing
import Outlining
import SourceText

/// Toast and HUD libraries that post by themselves: a call of theirs is heard.
enum PostingLibraries {
  /// Whether a call is one of theirs; what the team itself says of its libraries comes first, and
  /// what the project declares under such a name is none.
  static func posts(_ call: Call, in outline: SyntaxOutline, _ facts: ProjectFacts) -> Bool {
    let receiver = outline.lastName(of: call.receiver) ?? firstName(call, outline)
    if facts.isSilentLibrary(call.name) || receiver.map(facts.isSilentLibrary) == true {
      return false
    }
    if facts.isSpeakingLibrary(call.name) || receiver.map(facts.isSpeakingLibrary) == true {
      return true
    }
    guard let receiver else { return false }
    return isLibrary(receiver, of: types, facts)
      || (call.flags.contains(.capitalized) && isLibrary(call.name, of: types, facts))
      || isLibrary(call.name, of: methods, facts)
  }

  /// Whether a block is handed to one of them: `SwiftMessages.show { … return view }`.
  static func take(_ block: Int, in outline: SyntaxOutline, _ facts: ProjectFacts) -> Bool {
    outline.calls(ofClosuresAround: block).contains { posts($0, in: outline, facts) }
  }

  private static func isLibrary(_ name: Name, of names: Set<Name>, _ facts: ProjectFacts) -> Bool {
    names.contains(name) && !facts.declares(name)
  }

  private static func firstName(_ call: Call, _ outline: SyntaxOutline) -> Name? {
    call.receiver.isEmpty
      ? (call.flags.contains(.capitalized) ? call.name : nil)
      : outline.name(call.receiver.start)
  }

  /// SVProgressHUD, JGProgressHUD, TTGSnackbar, SwiftMessages, Drops, Toaster, NotificationBanner,
  /// CRToast, Material Components.
  private static let types: Set<Name> = Set(
    Name.all(
      in: """
        SVProgressHUD JGProgressHUD TTGSnackbar SwiftMessages Drops Toast NotificationBanner
        GrowingNotificationBanner StatusBarNotificationBanner FloatingNotificationBanner
        CRToastManager MDCSnackbarManager ToastPresenter
        """))

  /// Toast-Swift adds `makeToast` to every view.
  private static let methods: Set<Name> = ["makeToast", "showToast:", "makeToast:"]
}
