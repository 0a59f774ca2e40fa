import Outlining

/// What Package.swift says of its targets.
struct Manifest {
  struct Target {
    var name: String
    var dependencies: [String]
    var isTest: Bool
    var isPlugin: Bool
  }

  /// In the order in which they are declared.
  let targets: [Target]

  init() throws {
    let source = try SwiftSource("Package.swift")
    let outline = source.outline
    targets = outline.calls.compactMap { call in
      guard call.nameToken >= 0 else { return nil }
      let callee = outline.text(Int(call.nameToken))
      let kinds = ["stage", "tests", "target", "executableTarget", "plugin"]
      guard kinds.contains(callee) else { return nil }
      let arguments = outline.arguments[
        Int(call.arguments.lowerBound)..<Int(call.arguments.upperBound)]
      let name = arguments.first.map { Self.strings(in: outline.text($0.value)) } ?? []
      // A product of the same name has no capability.
      let isProduct = callee == "plugin" && !arguments.contains { $0.label == "capability" }
      // The functions of the manifest itself pass on what they are given.
      guard name.count == 1, !isProduct else { return nil }
      let list = arguments.dropFirst().first { $0.label == .none || $0.label == "dependencies" }
      return Target(
        name: name[0], dependencies: list.map { Self.strings(in: outline.text($0.value)) } ?? [],
        isTest: callee == "tests", isPlugin: callee == "plugin")
    }
  }

  func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// The string literals of an expression, none of which has an escape.
  private static func strings(in text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
