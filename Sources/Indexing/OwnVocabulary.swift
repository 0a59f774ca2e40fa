import Lexing
package import Outlining
import SourceText

/// Names of a project's own that its team has told us the meaning of.
package struct OwnVocabulary: Sendable {
  /// Functions that announce what they are given.
  package var announcers: Set<Name> = []
  /// Functions, types and views that show a toast, banner or snackbar.
  package var toasts: Set<String> = []
  /// Labels and properties that tell a status.
  package var statusLabels: Set<String> = []
  /// Labels and properties that tell of an error.
  package var errorLabels: Set<String> = []
  /// Types and functions of libraries that post by themselves.
  package var speakingLibraries: Set<Name> = []
  /// Types and functions of libraries that are taken to post, and do not.
  package var silentLibraries: Set<Name> = []

  /// What the team's helper and templates call, each `receiver.member(name)`.
  package var announcingCalls: Set<Name> = []

  package init() {}

  /// Whether a call of this name on something of that name announces what it is given.
  package func announces(_ name: Name, on receiver: Name) -> Bool {
    announcers.contains(name) || announcingCalls.contains(receiver.member(name))
  }

  /// Whether a file spells any of the names for what is on screen.
  func isMentioned(in outline: SyntaxOutline) -> Bool {
    let names = Set(toasts.union(statusLabels).union(errorLabels).map { Name($0) })
      .union(silentLibraries)
    guard !names.isEmpty else { return false }
    return outline.stream.tokens.indices.contains {
      outline.token($0).kind == .identifier && names.contains(outline.name($0))
    }
  }

  /// Returns a function's facts; it posts where one of its calls announces.
  func marked(_ function: FunctionFact, _ calls: ContiguousArray<CallFact>) -> FunctionFact {
    guard !announcers.isEmpty || !announcingCalls.isEmpty else { return function }
    var function = function
    let own = calls[Int(function.calls.lowerBound)..<Int(function.calls.upperBound)]
    if own.contains(where: { announces($0.callee, on: $0.receiver) }) {
      function.flags.insert(.posts)
    }
    return function
  }
}
