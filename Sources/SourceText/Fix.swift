/// How far a fix may be trusted; ordered, so that one comparison decides whether it is applied.
package enum Applicability: UInt8, Comparable, Sendable, CaseIterable {
  /// Reported with its reason; nothing is written.
  case displayOnly
  /// Applied only when asked for with `--unsafe-fixes`.
  case unsafe
  /// Applied by default and by the commit hook.
  case safe

  package static func < (left: Applicability, right: Applicability) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What would mend one finding: applied whole or not at all.
package struct Fix: Hashable, Sendable {
  /// A verb phrase in the imperative, lower case, without a full stop.
  package var title: String
  /// In source order, none overlapping another.
  package var edits: [Edit]
  /// Modules that the inserted code needs and the file may not import yet; merged per file.
  package var imports: Set<String>
  package var applicability: Applicability
  /// Texts that the inserted code looks up and string tables may not hold yet.
  package var newTexts: [NewText] = []

  package init(
    title: String, edits: [Edit], imports: Set<String> = [], applicability: Applicability
  ) {
    self.title = title
    self.edits = edits
    self.imports = imports
    self.applicability = applicability
  }
}
