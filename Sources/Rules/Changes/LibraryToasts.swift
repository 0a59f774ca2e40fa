import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension ChangeFinder {
  /// `HUD.flash(.label("Copied"), delay: 1)`, `ProgressHUD.succeed("Saved")`.
  mutating func readLibrary(_ call: Call) {
    guard let message = SilentLibraries.message(of: call, in: outline, facts) else { return }
    let token = outline.lastNameToken(of: call.receiver)
    let name = token.flatMap { outline.token($0).kind == .identifier ? outline.text($0) : nil }
    appendMessage(name ?? "message", message.title, of: call, message)
    if !message.detail.isEmpty { appendMessage("detail", message.detail, of: call, message) }
  }

  private mutating func appendMessage(
    _ name: String, _ text: TokenRange, of call: Call, _ message: SilentLibraries.Message
  ) {
    let count = changes.count
    append(.text, text, text, call.statement, call.block)
    guard changes.count > count else { return }
    changes[count].name = name
    changes[count].owner = outline.text(call.receiver)
    let isFailure = message.isFailure || outline.tellsError(text)
    changes[count].role = isFailure ? [.toast, .error, .label] : .toast
    changes[count].isOfLibrary = true
    changes[count].isSubjectText = true
  }
}

extension SyntaxOutline {
  /// The state that brings a toast: `isSaved` of `.toast(isPresenting: $isSaved) { AlertToast(…) }`.
  func flag(presentingToast toast: Call) -> Name? {
    let closure = Int(blocks[Int(toast.block)].closure)
    guard closure >= 0, let call = call(ofClosure: closure), call.name == "toast" else {
      return nil
    }
    return flag(boundTo: "isPresenting", of: call)
  }
}
