package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether a call hands over `nil` and no more: `showError(nil)`, `[self showError:nil]`.
  package func handsNothing(_ call: Call) -> Bool {
    guard call.arguments.count == 1, let first = call.arguments.first,
      case let value = arguments[Int(first)].value, value.count == 1
    else { return false }
    return spelling(value.start) == "nil"
  }
}
