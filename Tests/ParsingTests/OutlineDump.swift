import Lexing
import Outlining
import SourceText

/// An outline as a tree that people can check: what each block holds, with lines and columns.
struct OutlineDump {
  private let outline: SyntaxOutline
  private let lines: LineTable
  /// Every name that the file spells.
  private var spellings: [Name: String] = [:]
  private var declarations: [Int32: [Int]] = [:]
  private var calls: [Int32: [Int]] = [:]
  private var assignments: [Int32: [Int]] = [:]
  private var blocks: [Int32: [Int]] = [:]
  private var text = ""

  /// Returns the dump of `outline`.
  static func text(of outline: SyntaxOutline) -> String {
    var dump = OutlineDump(outline)
    if outline.isUnreliable { dump.add(0, "unreliable") }
    if !outline.blocks.isEmpty { dump.addBlock(0, depth: 0) }
    dump.addLoose()
    return dump.text
  }

  private init(_ outline: SyntaxOutline) {
    self.outline = outline
    lines = LineTable(outline.file.bytes)
    for index in 0..<outline.stream.count {
      let kind = outline.token(index).kind
      guard kind == .identifier || kind == .keyword else { continue }
      let spelling = outline.text(index)
      spellings[Name(spelling)] = spelling
      // The property that a setter names: `setTitle` is about `title`.
      guard spelling.hasPrefix("set"), spelling.utf8.count > 3 else { continue }
      let rest = spelling.dropFirst(3)
      let property = rest.prefix(1).lowercased() + rest.dropFirst()
      spellings[Name(property)] = property
      spellings[Name(String(rest))] = String(rest)
    }
    group()
  }

  private mutating func group() {
    // A declaration goes with the innermost statement of its block that begins before it.
    for (index, declaration) in outline.declarations.enumerated() {
      let owner = statement(of: Int(declaration.block), at: declaration.tokens.start)
      declarations[owner ?? -2 - declaration.block, default: []].append(index)
    }
    for (index, call) in outline.calls.enumerated() {
      calls[call.statement, default: []].append(index)
    }
    for (index, assignment) in outline.assignments.enumerated() {
      assignments[assignment.statement, default: []].append(index)
    }
    for (index, block) in outline.blocks.enumerated() where index > 0 {
      blocks[block.statement >= 0 ? block.statement : -2 - block.parent, default: []].append(index)
    }
  }

  private func statement(of block: Int, at token: Int) -> Int32? {
    guard block >= 0 else { return nil }
    return outline.statements(of: block).first { outline.statements[$0].tokens.contains(token) }
      .map(Int32.init)
  }

  // MARK: Tree

  private mutating func addBlock(_ index: Int, depth: Int) {
    let block = outline.blocks[index]
    let legality = block.legality == .legal ? "" : " (\(block.legality))"
    let place = index == 0 ? "" : " \(self.place(Int(block.open), Int(block.close) + 1))"
    add(depth, "{\(block.kind)}\(legality)\(place)")
    if block.closure >= 0 { addClosure(Int(block.closure), depth: depth) }
    for declaration in declarations[-2 - Int32(index)] ?? [] {
      addDeclaration(declaration, depth: depth + 1)
    }
    for child in blocks[-2 - Int32(index)] ?? [] { addBlock(child, depth: depth + 1) }
    for statement in outline.statements(of: index) { addStatement(statement, depth: depth + 1) }
  }

  private mutating func addStatement(_ index: Int, depth: Int) {
    let statement = outline.statements[index]
    add(depth, "\(statement.kind) \(place(statement.tokens)) `\(excerpt(statement.tokens))`")
    for declaration in declarations[Int32(index)] ?? [] {
      addDeclaration(declaration, depth: depth + 2)
    }
    for assignment in assignments[Int32(index)] ?? [] {
      addAssignment(assignment, depth: depth + 2)
    }
    for call in calls[Int32(index)] ?? [] { addCall(call, depth: depth + 2) }
    for block in blocks[Int32(index)] ?? [] { addBlock(block, depth: depth + 1) }
  }

  private mutating func addLoose() {
    for call in calls[-1] ?? [] { addCall(call, depth: 0) }
    for assignment in assignments[-1] ?? [] { addAssignment(assignment, depth: 0) }
  }

  // MARK: Rows

  private mutating func addDeclaration(_ index: Int, depth: Int) {
    let declaration = outline.declarations[index]
    let parameters = outline.parameters[
      Int(
        declaration.parameters.lowerBound)..<Int(
          declaration.parameters.upperBound)]
    let name = spelling(declaration.name, pieces: parameters.map(\.label))
    var line = "\(declaration.kind) \(name)"
    if !declaration.modifiers.isEmpty { line += " \(modifiers(declaration.modifiers))" }
    if !declaration.type.isEmpty { line += " type `\(excerpt(declaration.type))`" }
    if !declaration.inheritance.isEmpty {
      line += " from `\(excerpt(declaration.inheritance))`"
    }
    if !declaration.value.isEmpty { line += " = `\(excerpt(declaration.value))`" }
    if declaration.body >= 0 { line += " with body" }
    add(depth, "- \(line)")
    for attribute in outline.attributes[
      Int(declaration.attributes.lowerBound)..<Int(declaration.attributes.upperBound)]
    {
      let arguments = attribute.arguments.isEmpty ? "" : "(\(excerpt(attribute.arguments)))"
      add(depth + 1, "@\(spelling(attribute.name))\(arguments)")
    }
    for parameter in parameters {
      add(
        depth + 1,
        "(\(spelling(parameter.label)): \(spelling(parameter.name)) `\(excerpt(parameter.type))`)")
    }
  }

  private mutating func addCall(_ index: Int, depth: Int) {
    let call = outline.calls[index]
    let arguments = outline.arguments[
      Int(call.arguments.lowerBound)..<Int(call.arguments.upperBound)]
    var line = "> \(spelling(call.name, pieces: arguments.map(\.label)))"
    if !call.receiver.isEmpty { line += " of `\(excerpt(call.receiver))`" }
    if call.flags.contains(.leadingDot) { line += " leading-dot" }
    if call.flags.contains(.wholeStatement) { line += " whole" }
    if call.flags.contains(.awaited) { line += " awaited" }
    if call.flags.contains(.message) { line += " message" }
    if call.flags.contains(.macro) { line += " macro" }
    add(depth, line)
    for argument in arguments {
      let closure = argument.closure < 0 ? "" : argument.isTrailing ? " trailing" : " closure"
      add(depth + 1, "\(spelling(argument.label)): `\(excerpt(argument.value))`\(closure)")
    }
  }

  private mutating func addAssignment(_ index: Int, depth: Int) {
    let assignment = outline.assignments[index]
    var line = "= \(spelling(assignment.property))"
    if !assignment.receiver.isEmpty { line += " of `\(excerpt(assignment.receiver))`" }
    line += " value `\(excerpt(assignment.value))`"
    if assignment.isCompound { line += " compound" }
    if assignment.isSetter { line += " setter" }
    add(depth, line)
  }

  private mutating func addClosure(_ index: Int, depth: Int) {
    let closure = outline.closures[index]
    var line = "^"
    if closure.call >= 0 {
      let call = outline.calls[Int(closure.call)]
      let pieces = outline.arguments[
        Int(call.arguments.lowerBound)..<Int(call.arguments.upperBound)
      ].map(\.label)
      line += " for \(spelling(call.name, pieces: pieces)) \(spelling(closure.label))"
    }
    if !closure.captures.isEmpty { line += " captures `\(excerpt(closure.captures))`" }
    if !closure.parameters.isEmpty { line += " parameters `\(excerpt(closure.parameters))`" }
    if !closure.result.isEmpty { line += " result `\(excerpt(closure.result))`" }
    add(depth + 1, line)
  }

  // MARK: Words

  private mutating func add(_ depth: Int, _ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// The text of a name; a selector is put together from its `pieces`.
  private func spelling(_ name: Name, pieces: [Name] = []) -> String {
    if name == .none { return "_" }
    if let spelling = spellings[name] { return spelling }
    var selector = ""
    for piece in pieces {
      selector += (piece == .none ? "" : spellings[piece] ?? "?") + ":"
      if Name(selector) == name { return selector }
    }
    return "selector"
  }

  private func modifiers(_ modifiers: Declaration.Modifiers) -> String {
    let names: [(Declaration.Modifiers, String)] = [
      (.static, "static"), (.override, "override"), (.private, "private"), (.public, "public"),
      (.lazy, "lazy"), (.weak, "weak"), (.mutating, "mutating"), (.nonisolated, "nonisolated"),
      (.isolated, "isolated"), (.async, "async"), (.throws, "throws"), (.let, "let"),
      (.class, "class"), (.required, "required"), (.convenience, "convenience"),
      (.final, "final"), (.optional, "optional"), (.fileprivate, "fileprivate"),
      (.indirect, "indirect"), (.excludedFromIOS, "excluded-from-iOS"),
      (.debugOnly, "debug-only"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// The places of the first and past the last byte.
  private func place(_ tokens: TokenRange) -> String { place(tokens.start, tokens.end) }

  private func place(_ start: Int, _ end: Int) -> String {
    let last = min(max(end, start + 1), outline.stream.count)
    let range = outline.range(TokenRange(start, last))
    let from = lines.location(at: range.start)
    let to = lines.location(at: range.end)
    return "\(from.line):\(from.column)-\(to.line):\(to.column)"
  }

  /// The text of some tokens on one line, its middle left out where it is long.
  private func excerpt(_ tokens: TokenRange) -> String {
    let words = outline.text(tokens).split { $0 == " " || $0 == "\n" || $0 == "\r\n" }
    let line = words.joined(separator: " ")
    guard line.count > 48 else { return line }
    return "\(line.prefix(24)) … \(line.suffix(20))"
  }
}
