import Lexing
import Outlining
import Testing

/// What may not be in the code that is shipped.
@Suite struct SafetyTests {
  private static let calls = [
    "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert", "print",
  ]

  @Test(arguments: SwiftSource.shipped)
  func nothingTrapsOnPurpose(_ source: SwiftSource) {
    for index in 0..<source.outline.stream.count {
      let token = source.outline.token(index)
      let isForced = token.kind == .exclamation && token.isLeftBound
      #expect(!isForced, "\(source.path):\(source.line(of: index)) forces a value or a try")
    }
    for call in source.outline.calls where call.nameToken >= 0 && call.receiver.isEmpty {
      let name = source.outline.text(Int(call.nameToken))
      guard Self.calls.contains(name), !declares(name, source) else { continue }
      Issue.record("\(source.path):\(source.line(of: Int(call.nameToken))) calls \(name)")
    }
  }

  /// State that every part of the program could change.
  @Test(arguments: SwiftSource.shipped)
  func nothingGlobalCanChange(_ source: SwiftSource) {
    for property in source.outline.declarations where property.kind == .property {
      let isGlobal = property.parent < 0 && property.block == 0
      guard isGlobal || property.modifiers.contains(.static) else { continue }
      let isStored = property.body < 0 && !property.modifiers.contains(.let)
      #expect(!isStored, "\(source.path): \(source.name(of: property)) is a global variable")
    }
  }

  /// What is unsafe is marked as such; where it is not, a debug build fails.
  @Test(arguments: ["Package.swift", "Tests/Fuzz/Package.swift", "Tests/Oracle/Package.swift"])
  func everyTargetIsStrictAboutMemory(_ path: String) throws {
    let manifest = try SwiftSource(path)
    #expect(manifest.text.contains("  .strictMemorySafety(),\n"))
    #expect(manifest.text.contains("\"StrictMemorySafety\", as: .error"))
    let outline = manifest.outline
    for call in outline.calls where call.nameToken >= 0 {
      let callee = outline.text(Int(call.nameToken))
      guard ["target", "executableTarget", "testTarget"].contains(callee) else { continue }
      let arguments = outline.arguments[
        Int(call.arguments.lowerBound)..<Int(call.arguments.upperBound)]
      let settings = arguments.first { $0.label == "swiftSettings" }
      let line = manifest.line(of: Int(call.nameToken))
      #expect(settings.map { outline.text($0.value) } == "settings", "line \(line)")
    }
  }

  private func declares(_ name: String, _ source: SwiftSource) -> Bool {
    source.outline.declarations.contains { source.name(of: $0) == name }
  }
}
