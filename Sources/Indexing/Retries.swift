import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// What it adds to who runs a function that is told of a failure that it tries again by itself: while that fails, it
  /// comes over and over.
  func retries(of function: Declaration) -> Asker {
    guard function.nameToken >= 0, isToldOfFailure(function) else { return [] }
    let own = calls(in: function.tokens).contains { index in
      guard triesAgain(calls[index]) else { return false }
      let around = closures(around: Int(calls[index].block))
      return around.count == 1 && role(of: around[0]) == .delayed
    }
    return own ? .repeated : []
  }

  private func isToldOfFailure(_ function: Declaration) -> Bool {
    spelling(Int(function.nameToken)).lowercased.contains(anyOf: ["didfail"])
      || function.parameters.contains {
        SyntaxOutline.labelsOfFailures.contains(parameters[Int($0)].label)
      }
  }

  private func triesAgain(_ call: Call) -> Bool {
    call.nameToken >= 0
      && spelling(Int(call.nameToken)).lowercased.hasPrefix(anyOf: [
        "load", "reload", "retry", "connect", "reconnect", "start", "restart", "request", "fetch",
      ])
  }

  private static let labelsOfFailures: Set<Name> = [
    "didFail", "didFailProvisionalNavigation", "didFailLoadWithError", "didFailWithError",
    "didFailToConnect",
  ]
}
