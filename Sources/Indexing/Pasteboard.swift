package import Outlining
import SourceText

extension SyntaxOutline {
  /// What a call puts on the pasteboard: `UIPasteboard.general.setValue(text, forPasteboardType: type)`,
  /// `[pasteboard setString:text]`; `nil` for any other call.
  package func copiedValue(_ call: Call) -> TokenRange? {
    guard Pasteboard.calls.contains(call.name), let first = call.arguments.first,
      isPasteboard(call.receiver),
      // What has keys and values has this, too.
      call.name != "setValue"
        || arguments[Int(call.arguments.upperBound) - 1].label
          == "forPasteboardType"
    else { return nil }
    return arguments[Int(first)].value
  }

  /// Whether an expression is the pasteboard by its spelling: `UIPasteboard.general`.
  package func isPasteboard(_ receiver: TokenRange) -> Bool {
    spelling(receiver).lowercased.contains("pasteboard")
  }
}

enum Pasteboard {
  /// Those by which something is put there.
  static let calls: Set<Name> = [
    "setValue", "setItems", "setObjects", "setString:", "setURL:", "setImage:", "setItems:",
    "setObjects:", "setValue:forPasteboardType:", "setData:forPasteboardType:",
  ]
}
