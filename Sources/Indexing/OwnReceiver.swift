package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether what stands before the dot is the object itself: nothing, or `self`.
  package func isOnSelf(_ receiver: TokenRange) -> Bool {
    receiver.isEmpty || spelling(receiver) == "self"
  }

  /// The calls of a function of this name on the object itself, in source order.
  package func callsOnSelf(of function: Name) -> [Call] {
    calls.filter { $0.name == function && isOnSelf($0.receiver) }
  }
}
