import Findings
import Outlining
import Rules
import Testing

/// Every rule is one file, named like the rule, and in the catalog.
@Suite struct RuleCatalogTests {
  private struct RuleFile {
    var source: SwiftSource
    /// The name of the static property that is the rule.
    var name: String
    /// `silentLoad` as an id: `silent-load`.
    var id: String {
      name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
  }

  /// The static properties whose value is a `Rule(…)`.
  private static let files: [RuleFile] = SwiftSource.shipped.flatMap { source in
    source.outline.declarations.compactMap { declaration in
      guard source.target == "Rules", declaration.kind == .property,
        declaration.modifiers.contains(.static),
        source.outline.text(declaration.value).hasPrefix("Rule(")
      else { return nil }
      return RuleFile(source: source, name: source.name(of: declaration))
    }
  }

  @Test func aFileIsNamedLikeItsRule() {
    for file in Self.files {
      #expect(file.name.prefix(1).uppercased() + file.name.dropFirst() == file.source.name)
      #expect(file.source.lineCount <= 150, "\(file.source.path) is long")
    }
  }

  @Test func theCatalogHoldsEveryRule() {
    let ids = RuleCatalog.infos.map(\.id)
    #expect(Set(ids) == Set(Self.files.map(\.id)))
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: RuleCatalog.infos.map(\.id))
  func aRuleSaysWhatItIsFor(id: String) throws {
    let info = try #require(RuleCatalog.infos.first { $0.id == id })
    #expect(!info.rationale.isEmpty && !info.remedy.isEmpty && !info.frameworks.isEmpty)
    #expect(info.summary.last != "." && info.summary.first?.isLowercase == true)
    #expect(info.rationale.hasSuffix(".") && info.remedy.hasSuffix("."))
    #expect(info.limits.allSatisfy { $0.hasSuffix(".") })
    #expect(info.criterion.hasSuffix(")"))
  }
}
