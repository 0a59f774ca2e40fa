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

  private func declares(_ name: String, _ source: SwiftSource) -> Bool {
    source.outline.declarations.contains { source.name(of: $0) == name }
  }
}
