import Announcements
import Indexing
import Lexing
import Outlining
import Parsing
import Planning
import Rendering
import Settings
import SourceText

/// Finds what a team's own snippets announce with: a run must know what it has written itself.
enum AnnouncingCalls {
  /// Returns the calls of statements that are given `message`, each `receiver.member(name)`.
  ///
  /// What only wraps the text, such as an attributed string, is none of them.
  static func names(in statements: String, _ language: Language) -> Set<Name> {
    let (head, tail) = language == .swift ? ("func f() {", "}") : ("void f(void) {", ";}")
    let text = "\(head)\n\(statements)\n\(tail)\n"
    let file = SourceFile(path: "", bytes: ContiguousArray(text.utf8), language: language)
    let outline = outline(file)
    let messages = outline.stream.tokens.indices.filter { outline.name($0) == "message" }
    let calls = messages.compactMap { message in
      outline.calls.filter { $0.tokens.contains(message) && isAnnouncer($0, in: outline) }
        .min { $0.tokens.count < $1.tokens.count }
    }
    return Set(calls.map { (outline.lastName(of: $0.receiver) ?? .none).member($0.name) })
  }

  private static func isAnnouncer(_ call: Call, in outline: SyntaxOutline) -> Bool {
    guard call.nameToken >= 0, !outline.isPost(call) else { return false }
    return !call.flags.contains(.capitalized)
  }
}

extension Configuration {
  /// What the team says of its own names, and what its helper and templates call.
  var fullVocabulary: OwnVocabulary {
    var result = vocabulary
    var helpers = plans.helperCall.map { [$0] } ?? []
    for assignment in overrides.flatMap(\.assignments) where assignment.key == "helper.call" {
      if case .text(let call) = assignment.value { helpers.append(call) }
    }
    for helper in helpers {
      let text = helper.replacing("${message}", with: "message")
      let language: Language = text.hasPrefix("[") ? .objectiveC : .swift
      result.announcingCalls.formUnion(AnnouncingCalls.names(in: text, language))
    }
    for sample in templates.ownSamples {
      let language: Language = sample.isObjectiveC ? .objectiveC : .swift
      result.announcingCalls.formUnion(AnnouncingCalls.names(in: sample.text, language))
    }
    return result
  }
}
