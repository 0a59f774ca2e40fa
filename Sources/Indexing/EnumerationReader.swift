import Lexing
package import Outlining
import SourceText

extension FileReader {
  /// Notes what a case of an enumeration carries.
  mutating func readCase(_ declaration: Declaration) {
    guard declaration.parameters.count == 1, declaration.parent >= 0 else { return }
    let enumeration = outline.declarations[Int(declaration.parent)]
    let outer = Int(enumeration.parent)
    let carried = outline.parameters[Int(declaration.parameters.lowerBound)]
    var shape = TypeShape(carried.type, in: outline)
    if shape.base == "Error", isOwnError(carried.type, in: Int(declaration.parent)) {
      shape.base = .ownError
    }
    facts.carryingCases.append(
      CarryingCaseFact(
        type: enumeration.name, outer: outer >= 0 ? outline.declarations[outer].name : .none,
        name: declaration.name, shape: shape))
  }

  /// Whether `Error`, written in a type, is a type without words declared in there or around it: not Swift's.
  private func isOwnError(_ type: TokenRange, in parent: Int) -> Bool {
    guard !type.indices.contains(where: { outline.name($0) == "Swift" }) else { return false }
    var around: [Int32] = []
    var next = parent
    while next >= 0 {
      around.append(Int32(next))
      next = Int(outline.declarations[next].parent)
    }
    return outline.declarations.contains { own in
      own.kind.isType && own.kind != .extension && own.name == "Error"
        && around.contains(own.parent)
        && !outline.inherits(own, "LocalizedError") && !outline.inherits(own, "CustomNSError")
    }
  }

  /// Notes which enumeration a variable without a type begins with a case of.
  mutating func readCaseValue(_ declaration: Declaration) {
    let value = declaration.value
    guard outline.file.language == .swift, value.count == 3,
      outline.token(declaration.tokens.start).word != .let,
      outline.token(value.start).kind == .identifier,
      outline.token(value.start + 1).kind == .period,
      outline.text(value.start).first?.isUppercase == true,
      outline.text(value.start + 2).first?.isLowercase == true
    else { return }
    facts.caseValues.append(
      CaseValueFact(
        type: outline.declarations[Int(declaration.parent)].name, property: declaration.name,
        enumeration: outline.name(value.start)))
  }
}

extension Name {
  /// What stands for a type of the app's own that hides Swift's `Error`, and has no words for a user.
  package static let ownError = Name("Self").member("Error")
}
