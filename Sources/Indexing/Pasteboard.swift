package import Outlining
import SourceText

extension SyntaxOutline {
  /// What a call puts on the pasteboard: `UIPasteboard.general.setValue(text, forPasteboardType: type)`,
  /// `[pasteboard setString:text]`; `nil` for any other call.
  package func copiedValue(_ call: Call) -> TokenRange? {
    guard Pasteboard.calls.contains(call.name), let first = call.arguments.first,
      spelling(call.receiver).lowercased.contains("pasteboard"),
      // What has keys and values has this, too.
      call.name != "setValue"
        || arguments[Int(call.arguments.upperBound) - 1].label
          == "forPasteboardType"
    else { return nil }
    return arguments[Int(first)].value
  }
}

enum Pasteboard {
  /// Those by which something is put there.
  static let calls: Set<Name> = [
    "setValue", "setItems", "setObjects", "setString:", "setURL:", "setImage:", "setItems:",
    "setObjects:", "setValue:forPasteboardType:", "setData:forPasteboardType:",
  ]
}
