import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Rule {
  /// An app speaks one language on the screen and another aloud.
  package static let unlocalizedAnnouncement = Rule(
    RuleInfo(
      id: "unlocalized-announcement",
      summary: "an announcement is a literal in a file that localises its texts",
      rationale: """
        What is on the screen is translated and what is spoken is not: VoiceOver reads the words \
        of one language with the voice of another, and nobody understands them.
        """,
      criterion: "4.1.3 Status Messages (AA), 3.1.1 Language of Page (A)",
      remedy: """
        The literal goes through the call by which the file localises its other texts. The string \
        tables still need its translations.
        """,
      heard: "Words of one language, in the voice of the user's own.",
      limits: [
        "A file that localises nothing is left as it is, whatever the others do.",
        "A text that stands in the file elsewhere, not localised, is left as it is.",
        "Projects with generated names for their strings get advice.",
        "A text with values in it is only rewritten for String(localized:).",
      ])
  ) { post, _, context in
    let outline = context.outline
    guard post.speaks, outline.isSpokenLiteral(post.text),
      isSentence(outline.spokenWords(of: post.text)),
      !isShown(post.text, in: context)
    else { return nil }
    guard context.facts.localizes(fileAt: context.outline.file.path) else { return nil }
    return ("this announcement is not localised", .unlocalized(post.text))
  }

  /// Whether a literal is words for people, not a key or a sign.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    guard let first = words.first, !first.contains("_"), !first.contains(".") || words.count > 1
    else { return false }
    return words.count > 1 || first.first?.isUppercase == true && first.count > 2
  }

  /// Whether the same literal stands in the file a second time, with signs that are not said perhaps: then it is shown
  /// as it is.
  private static func isShown(_ literal: TokenRange, in context: RuleContext) -> Bool {
    let outline = context.outline
    let text = outline.text(literal)
    let first = outline.token(literal.start).kind == .at ? literal.start + 1 : literal.start
    let kind = outline.token(first).kind
    let spelt = kind == .stringLiteral ? outline.text(first) : text
    return outline.stream.tokens.indices.contains { index in
      guard index != first, outline.token(index).kind == kind else { return false }
      if kind == .stringLiteral {
        return SpokenLiteral.withoutSigns(outline.text(index)) == spelt
      }
      guard index + literal.count <= outline.stream.count else { return false }
      let other = outline.text(TokenRange(index, index + literal.count))
      return SpokenLiteral.withoutSigns(other) == text
    }
  }
}
