import Lexing
package import Outlining
import SourceText

extension SyntaxOutline {
  /// What it adds to who runs a function that is told of a failure that it tries again by itself: while that fails, it
  /// comes over and over.
  func retries(of function: Declaration) -> Asker {
    guard isToldOfFailure(function) else { return [] }
    let own = calls(in: function.tokens).contains { index in
      guard triesAgain(calls[index]) else { return false }
      let around = closures(around: Int(calls[index].block))
      return around.count == 1 && role(of: around[0]) == .delayed
    }
    return own ? .repeated : []
  }

  /// Whether a delegate's function is told that something failed: `fetch(_:didFailWith:)`.
  package func isToldOfFailure(_ function: Declaration) -> Bool {
    guard function.nameToken >= 0, function.body >= 0 else { return false }
    let start = Int(function.nameToken)
    return (start..<min(Int(blocks[Int(function.body)].open), start + 24)).contains {
      token($0).kind == .identifier && spelling($0).contains("idFail")
    }
  }

  private func triesAgain(_ call: Call) -> Bool {
    call.nameToken >= 0
      && spelling(Int(call.nameToken)).lowercased.hasPrefix(anyOf: [
        "load", "reload", "retry", "connect", "reconnect", "start", "restart", "request", "fetch",
      ])
  }
}
