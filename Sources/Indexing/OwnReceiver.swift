package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether what stands before the dot is the object itself: nothing, or `self`.
  package func isOnSelf(_ receiver: TokenRange) -> Bool {
    receiver.isEmpty || spelling(receiver) == "self"
  }
}
