import Lexing
package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether what stands before the dot is the object itself: nothing, or `self`.
  package func isOnSelf(_ receiver: TokenRange) -> Bool {
    if receiver.isEmpty { return true }
    switch receiver.count {
    case 1: return spelling(receiver) == "self"
    case 2:
      return token(receiver.start).word == .self && token(receiver.start + 1).kind == .question
    default: return false
    }
  }

  /// The calls of a function of this name on the object itself, in source order.
  package func callsOnSelf(of function: Name) -> [Call] {
    calls.filter { $0.name == function && isOnSelf($0.receiver) }
  }
}
