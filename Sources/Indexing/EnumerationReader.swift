import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes what a case of an enumeration carries.
  mutating func readCase(_ declaration: Declaration) {
    guard declaration.parameters.count == 1, declaration.parent >= 0 else { return }
    let enumeration = outline.declarations[Int(declaration.parent)]
    let outer = Int(enumeration.parent)
    let carried = outline.parameters[Int(declaration.parameters.lowerBound)]
    facts.carryingCases.append(
      CarryingCaseFact(
        type: enumeration.name, outer: outer >= 0 ? outline.declarations[outer].name : .none,
        name: declaration.name, shape: TypeShape(carried.type, in: outline)))
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
