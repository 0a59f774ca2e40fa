import Findings
import Lexing
import Outlining
import SourceText

extension Rule {
  /// Of two announcements at once only the last is heard.
  package static let repeatedAnnouncement = Rule(
    RuleInfo(
      id: "repeated-announcement",
      summary: "one event is announced twice, and the second announcement cuts the first off",
      rationale: """
        VoiceOver has one voice, and the announcement that comes later has it. Of two that are \
        posted in one go the first is never heard.
        """,
      remedy: "Two texts that follow each other are posted as one; others are only reported.",
      heard: "The second text only: it cuts the first one off.",
      limits: [
        "Only posts in one list of statements are compared.",
        "Announcements with attributes may wait for each other and are left alone.",
      ])
  ) { post, surroundings, context in
    guard isFirst(post, in: context), let others = followers(of: post, in: context) else {
      return nil
    }
    return ("the announcement after this one cuts it off", .repeated(others))
  }

  private static func isCandidate(_ post: ExistingPost, _ context: RuleContext) -> Bool {
    post.isPlainText && post.isStatement(in: context.outline)
      && !context.isEmptyText(post.text)
  }

  private static func isFirst(_ post: ExistingPost, in context: RuleContext) -> Bool {
    guard isCandidate(post, context) else { return false }
    return !context.file.posts.contains { other in
      other.call.tokens.start < post.call.tokens.start && isCandidate(other, context)
        && followers(of: other, in: context)?.contains {
          $0.call.tokens == post.call.tokens
        } == true
    }
  }

  /// The posts after this one in its block, with nothing between that waits or leaves.
  private static func followers(
    of post: ExistingPost, in context: RuleContext
  ) -> [ExistingPost]? {
    let outline = context.outline
    var result: [ExistingPost] = []
    var statement = Int(outline.statements[Int(post.call.statement)].next)
    while statement >= 0 {
      let item = outline.statements[statement]
      guard item.kind == .expression || item.kind == .declaration, !waits(item, in: outline) else {
        break
      }
      if let next = context.file.posts.first(where: {
        Int($0.call.statement) == statement && isCandidate($0, context)
      }) {
        result.append(next)
      }
      statement = Int(item.next)
    }
    return result.isEmpty ? nil : result
  }

  private static func waits(_ statement: Statement, in outline: SyntaxOutline) -> Bool {
    (statement.tokens.start..<statement.tokens.end).contains {
      outline.token($0).word == .await || outline.name($0) == "sleep"
        || outline.name($0) == "usleep"
    }
  }
}
