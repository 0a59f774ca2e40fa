import Outlining
import Testing

/// Names that say nothing of what a thing is for have no place here.
@Suite struct NamingTests {
  private static let banned = [
    "Utils", "Utilities", "Util", "Helpers", "Helper", "Common", "Shared", "Extensions",
    "Extension", "Manager", "Service", "Misc",
  ]

  @Test(arguments: SwiftSource.shipped + SwiftSource.tests)
  func filesAndFoldersAreNamedForWhatTheyHold(_ source: SwiftSource) {
    for part in source.path.split(separator: "/").dropLast() + [Substring(source.name)] {
      #expect(!isBanned(part), "\(source.path)")
    }
    #expect(!source.name.contains("+"), "\(source.path)")
  }

  @Test(arguments: SwiftSource.shipped + SwiftSource.tests)
  func typesAreNamedForWhatTheyAre(_ source: SwiftSource) {
    for type in source.outline.declarations where type.kind.isType {
      #expect(!isBanned(Substring(source.name(of: type))), "\(source.path)")
    }
  }

  /// No two files of a target may share a name, nor a target be called like a type in it.
  @Test func targetsAreNotNamedLikeTheirTypes() {
    for source in SwiftSource.shipped {
      for type in source.outline.declarations where type.kind.isType && type.parent < 0 {
        let name = source.name(of: type)
        #expect(type.kind == .extension || name != source.target, "\(source.path)")
      }
    }
  }

  private func isBanned(_ name: Substring) -> Bool {
    Self.banned.contains { name.hasSuffix($0) }
  }
}
