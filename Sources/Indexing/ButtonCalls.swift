import Lexing
import Outlining
import SourceText

/// Calls that are given what to do when the user chooses something.
extension SyntaxOutline {
  /// Whether a call makes a button of the app's own: `PrimaryButton("Send") { … }`.
  func isButton(_ call: Call) -> Bool {
    guard call.nameToken > 0, file.language == .swift else { return false }
    switch call.name {
    // `Alert(…, primaryButton: .destructive(Text("Delete")) { … })`
    case "default", "destructive", "cancel":
      return token(Int(call.nameToken) - 1).kind == .period
        && (call.receiver.isEmpty || spelling(call.receiver).hasSuffix("Button"))
    default: return spelling(Int(call.nameToken)).hasSuffix("Button")
    }
  }

  /// Whether a call shows a question of the app's own and is handed what its buttons do:
  /// `showAlert(title: "Leave?") { button in … }`.
  func asks(_ call: Call, _ label: Name) -> Bool {
    guard call.nameToken >= 0, label != "completion" else { return false }
    // Nearly all names end at their first letter.
    switch file.bytes[Int(token(Int(call.nameToken)).start)] {
    case UInt8(ascii: "s"), UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "c"): break
    default: return false
    }
    let name = spelling(Int(call.nameToken))
    // A model confirms an account, and answers.
    if name.hasPrefix("confirm") {
      return isOnSelf(call.receiver)
    }
    return name.hasPrefix(anyOf: ["showAlert", "presentAlert", "askFor", "showConfirm"])
  }
}
