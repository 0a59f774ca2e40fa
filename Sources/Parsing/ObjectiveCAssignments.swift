import Lexing
import Outlining
import SourceText

/// Assignments that are statements: `label.text = title;`, `count += 1;`, `[label setText:title];`.
extension ObjectiveCOutliner {
  /// Adds the assignments of the expression statement from `start` to before `end`.
  mutating func addAssignments(from start: Int, to end: Int) {
    var target = start
    var pending = -1
    var index = start
    while index < end {
      switch kind(index) {
      case .comma:
        closeValue(of: &pending, at: index)
        target = index + 1
        index += 1
      case .equal:
        closeValue(of: &pending, at: end)
        pending = addAssignment(TokenRange(target, index), isCompound: false)
        target = index + 1
        index += 1
      case .operator where isCompoundAssignment(index):
        closeValue(of: &pending, at: end)
        pending = addAssignment(TokenRange(target, index), isCompound: true)
        target = index + 1
        index += 1
      default:
        index = skip(index, end)
      }
    }
    closeValue(of: &pending, at: end)
  }

  private func isCompoundAssignment(_ index: Int) -> Bool {
    ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="].contains { spells(index, $0) }
  }

  private mutating func closeValue(of pending: inout Int, at end: Int) {
    guard pending >= 0 else { return }
    outline.assignments[pending].value.upper = Int32(end)
    pending = -1
  }

  /// Adds an assignment whose value begins after its target; -1 where that is no name.
  private mutating func addAssignment(_ target: TokenRange, isCompound: Bool) -> Int {
    var name = target.end - 1
    // `items[0] = x` changes `items`.
    while name > target.start, kind(name) == .rightBracket, let open = opener(of: name),
      open > target.start
    { name = open - 1 }
    guard name >= target.start, isWord(name) else { return -1 }
    var first = target.start
    while first < name, isDereference(first) { first += 1 }
    let hasReceiver = name - 1 > first && (kind(name - 1) == .period || kind(name - 1) == .arrow)
    var assignment = Assignment(
      property: self.name(name), propertyToken: name,
      receiver: hasReceiver ? TokenRange(first, name - 1) : .none, target: target,
      value: TokenRange(target.end + 1, target.end + 1), block: block)
    assignment.statement = Int32(statement)
    assignment.isCompound = isCompound
    outline.assignments.append(assignment)
    return outline.assignments.count - 1
  }

  private func isDereference(_ index: Int) -> Bool {
    isOperator(index, "*") || isOperator(index, "**")
  }

  /// Adds a message of one piece such as `setText:` as an assignment to `text`.
  mutating func addSetter(_ call: Int) {
    let name = Int(outline.calls[call].nameToken)
    guard let property = property(setBy: name), let value = firstValue(of: call) else { return }
    var assignment = Assignment(
      property: property, propertyToken: name, receiver: outline.calls[call].receiver,
      target: TokenRange(outline.calls[call].tokens.start, name + 1), value: value, block: block)
    assignment.statement = Int32(statement)
    assignment.isSetter = true
    outline.assignments.append(assignment)
  }

  private func firstValue(of call: Int) -> TokenRange? {
    let arguments = outline.calls[call].arguments
    return arguments.isEmpty ? nil : outline.arguments[Int(arguments.lowerBound)].value
  }

  /// The name of the property that a selector sets: `setText` gives `text`, `setURL` gives `URL`.
  private func property(setBy token: Int) -> Name? {
    let range = tokens[token].range
    guard range.count > 3, bytes[range.start] == UInt8(ascii: "s"),
      bytes[range.start + 1] == UInt8(ascii: "e"), bytes[range.start + 2] == UInt8(ascii: "t"),
      isCapital(bytes[range.start + 3])
    else { return nil }
    var hash = Name.seed
    let isAcronym = range.count > 4 && isCapital(bytes[range.start + 4])
    let first = bytes[range.start + 3]
    Name.mix(isAcronym ? first : first | 0x20, into: &hash)
    for offset in range.start + 4..<range.end { Name.mix(bytes[offset], into: &hash) }
    return Name(hash: hash)
  }

  private func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}
