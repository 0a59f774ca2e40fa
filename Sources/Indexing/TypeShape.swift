import Lexing
public import Outlining
import SourceText

/// What a lexer can tell of a type: its outermost name and what is wrapped around it.
@usableFromInline package struct TypeShape: Hashable, Sendable {
  /// The last name of the type's path: `UILabel`, `String`; the element's of a collection.
  @usableFromInline package var base: Name
  @usableFromInline package var wrapping: Wrapping

  @usableFromInline package struct Wrapping: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable package static var optional: Wrapping { Wrapping(rawValue: 1) }
    @inlinable package static var array: Wrapping { Wrapping(rawValue: 2) }
    @inlinable package static var dictionary: Wrapping { Wrapping(rawValue: 4) }
    @inlinable package static var set: Wrapping { Wrapping(rawValue: 8) }
    @inlinable package static var function: Wrapping { Wrapping(rawValue: 16) }
    /// An array of arrays or the like: its count is no count of what is seen.
    @inlinable package static var nested: Wrapping { Wrapping(rawValue: 32) }
    /// Written `T!`.
    @inlinable package static var implicitlyUnwrapped: Wrapping { Wrapping(rawValue: 64) }
  }

  package init(base: Name, wrapping: Wrapping = []) {
    self.base = base
    self.wrapping = wrapping
  }

  package static let unknown = TypeShape(base: .none)

  package var isUnknown: Bool { base == .none && wrapping.isEmpty }
  package var isOptional: Bool { wrapping.contains(.optional) }
  /// Whether its `count` is the number of things shown.
  package var isFlatCollection: Bool {
    !wrapping.isDisjoint(with: [.array, .set]) && !wrapping.contains(.nested)
      && !wrapping.contains(.function)
  }
  package var isString: Bool {
    wrapping.isDisjoint(with: [.array, .set, .dictionary, .function])
      && (base == "String" || base == "NSString")
  }
  package var isBool: Bool { wrapping.isEmpty && (base == "Bool" || base == "BOOL") }
}

extension TypeShape {
  /// The shape of a written type; `unknown` where there is none.
  package init(_ type: TokenRange, in outline: borrowing SyntaxOutline) {
    self = .unknown
    guard !type.isEmpty else { return }
    if outline.file.language == .objectiveC {
      self.init(objectiveC: type, in: outline)
      return
    }
    var index = type.start
    while index < type.end, isPrefix(index, outline) {
      index += outline.token(index).kind == .at ? 2 : 1
    }
    guard index < type.end else { return }
    if outline.token(type.end - 1).kind == .question { wrapping.insert(.optional) }
    if outline.token(type.end - 1).kind == .exclamation {
      wrapping.insert([.implicitlyUnwrapped])
    }
    let close = outline.partners[index]
    switch outline.token(index).kind {
    case .leftBracket where close > index:
      self.init(bracketed: TokenRange(index + 1, Int(close)), wrapping: wrapping, in: outline)
    case .leftParen where close > index:
      if (Int(close)..<type.end).contains(where: { outline.token($0).kind == .arrow }) {
        wrapping.insert(.function)
      } else if close > index + 1 {
        let inner = TypeShape(TokenRange(index + 1, Int(close)), in: outline)
        base = inner.base
        wrapping.formUnion(inner.wrapping)
      } else {
        base = "Void"
      }
    default:
      self.init(path: index, until: type.end, wrapping: wrapping, in: outline)
    }
  }

  private init(bracketed inner: TokenRange, wrapping: Wrapping, in outline: borrowing SyntaxOutline)
  {
    self.init(base: .none, wrapping: wrapping)
    var index = inner.start
    while index < inner.end {
      switch outline.token(index).kind {
      case .colon:
        self.wrapping.insert(.dictionary)
        return
      case .leftBracket, .leftParen: index = max(index, Int(outline.partners[index]))
      default: break
      }
      index += 1
    }
    let element = TypeShape(inner, in: outline)
    base = element.base
    self.wrapping.insert(.array)
    if !element.wrapping.isDisjoint(with: [.array, .dictionary, .set]) {
      self.wrapping.insert(.nested)
    }
  }

  private init(
    path start: Int, until end: Int, wrapping: Wrapping, in outline: borrowing SyntaxOutline
  ) {
    self.init(base: outline.name(start), wrapping: wrapping)
    var index = start
    while index + 2 < end, outline.token(index + 1).kind == .period {
      index += 2
      base = outline.name(index)
    }
    guard index + 1 < end, outline.token(index + 1).kind == .operator else { return }
    let arguments = TokenRange(index + 2, end)
    switch base {
    case "Array", "ContiguousArray", "IdentifiedArrayOf":
      self.init(bracketed: arguments, wrapping: wrapping, in: outline)
    case "Set":
      base = outline.name(arguments.start)
      self.wrapping.insert(.set)
    case "Dictionary": self.wrapping.insert(.dictionary)
    case "Optional":
      base = outline.name(arguments.start)
      self.wrapping.insert(.optional)
    default: break
    }
  }

  private func isPrefix(_ index: Int, _ outline: borrowing SyntaxOutline) -> Bool {
    let token = outline.token(index)
    switch token.word {
    case .some, .any, .inout, .borrowing, .consuming, .sending, .isolated: return true
    default: return token.kind == .at
    }
  }

  private init(objectiveC type: TokenRange, in outline: borrowing SyntaxOutline) {
    self = .unknown
    for index in type.start..<type.end where outline.token(index).kind == .identifier {
      let token = outline.token(index)
      switch token.word {
      case .nullable, .nonnull, .strong, .weak, .const, .block, .copy: continue
      default: break
      }
      let name = outline.name(index)
      if name == "IBOutlet" || name == "__kindof" || name == "__weak" { continue }
      base = name
      break
    }
    switch base {
    case "NSArray", "NSMutableArray":
      wrapping.insert(.array)
    case "NSSet", "NSMutableSet", "NSOrderedSet":
      wrapping.insert(.set)
    case "NSDictionary", "NSMutableDictionary":
      wrapping.insert(.dictionary)
    default: break
    }
  }

  /// The shape that the initial value of a property shows; `unknown` where it shows none.
  package init(value: TokenRange, in outline: borrowing SyntaxOutline) {
    self = .unknown
    guard !value.isEmpty else { return }
    if readCast(value, in: outline) { return }
    let first = outline.token(value.start)
    switch first.kind {
    case .stringLiteral, .stringHead:
      base = outline.file.language == .swift ? "String" : "NSString"
    case .at: base = "NSString"
    case .integerLiteral where value.count == 1: base = "Int"
    case .floatLiteral where value.count == 1: base = "Double"
    case .keyword where (first.word == .true || first.word == .false) && value.count == 1:
      base = "Bool"
    case .leftBracket:
      let close = Int(outline.partners[value.start])
      guard close > value.start + 1, close + 1 < value.end,
        outline.token(close + 1).kind == .leftParen
      else { return }
      self.init(TokenRange(value.start, close + 1), in: outline)
    case .identifier:
      self.init(construction: value, in: outline)
    case .leftBrace:
      self.init(closure: value, in: outline)
    default: break
    }
  }

  /// `view as? QuizView`, `view as! QuizView`: what something is taken for at last.
  private mutating func readCast(
    _ value: TokenRange, in outline: borrowing SyntaxOutline
  ) -> Bool {
    guard value.count > 3, outline.token(value.end - 1).kind == .identifier,
      [.question, .exclamation].contains(outline.token(value.end - 2).kind),
      outline.token(value.end - 3).word == .as
    else { return false }
    base = outline.name(value.end - 1)
    if outline.token(value.end - 2).kind == .question { wrapping.insert(.optional) }
    return true
  }

  /// `UILabel()`, `UILabel.make()`: the type that is named first, if it is called.
  private init(construction value: TokenRange, in outline: borrowing SyntaxOutline) {
    self = .unknown
    let byte = outline.file.bytes[Int(outline.token(value.start).start)]
    guard byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z"), value.count > 1 else { return }
    switch outline.token(value.start + 1).kind {
    case .leftParen, .leftBrace:
      base = outline.name(value.start)
      if base == "NSLocalizedString" { base = "String" }
    case .period where value.count == 3:
      // The one that a type keeps of itself.
      switch outline.name(value.start + 2) {
      case "shared", "standard", "default", "main", "current", "instance", "sharedInstance":
        base = outline.name(value.start)
      default: break
      }
    case .operator:
      self.init(path: value.start, until: value.end, wrapping: [], in: outline)
    default: break
    }
  }

  /// `{ let label = UILabel(); …; return label }()`: the first thing made in the closure.
  private init(closure value: TokenRange, in outline: borrowing SyntaxOutline) {
    self = .unknown
    for index in value.start..<min(value.end, value.start + 12)
    where outline.token(index).kind == .equal && index + 2 < value.end {
      self.init(construction: TokenRange(index + 1, value.end), in: outline)
      return
    }
  }
}
