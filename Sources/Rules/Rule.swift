package import Findings
import Outlining

/// A named check: says of itself what it is for, and finds its defect in a file.
package struct Rule: Sendable {
  package var info: RuleInfo
  /// Returns the findings of a file, in source order.
  package var findings: @Sendable (RuleContext) -> [Finding]

  package init(_ info: RuleInfo, findings: @escaping @Sendable (RuleContext) -> [Finding]) {
    self.info = info
    self.findings = findings
  }

  /// A rule about events: `matches` says what is silent, or `nil` where the event is not its.
  package init(
    _ info: RuleInfo, matches: @escaping @Sendable (Event, RuleContext) -> String?
  ) {
    self.init(info) { context in info.findings(in: context, matches: matches) }
  }

  /// A rule about posts that are there: `matches` says what is wrong, or `nil` for nothing.
  package init(
    _ info: RuleInfo,
    ofPosts matches:
      @escaping @Sendable (ExistingPost, PostSurroundings, RuleContext)
      -> (message: String, defect: Finding.PostDefect)?
  ) {
    self.init(info) { context in
      context.file.posts.compactMap { post in
        let surroundings = PostSurroundings(
          outline: context.outline, facts: context.facts, post: post)
        guard let (message, defect) = matches(post, surroundings, context),
          !context.isOutOfSight(post.call), !surroundings.isLeftOut
        else { return nil }
        return Finding(
          rule: info, anchor: context.outline.range(post.call.tokens), message: message,
          subject: .post(post, defect))
      }
    }
  }
}

extension RuleInfo {
  /// The findings about events; `matches` as in a rule that has no others.
  func findings(
    in context: RuleContext, matches: (Event, RuleContext) -> String?
  ) -> [Finding] {
    context.file.events.compactMap { event in
      guard let message = matches(event, context) else { return nil }
      let statement = context.outline.statements[event.lead.statement]
      return Finding(
        rule: self, anchor: context.outline.range(statement.tokens), message: message,
        subject: .event(event))
    }
  }
}
