import Lexing
import Outlining
import SourceText

// Attributes and modifiers before a declaration.
extension SwiftOutliner {
  /// Reads the attributes among the tokens up to `end`, modifiers between them passed.
  mutating func readAttributes(until end: Int) -> Range<Int32> {
    guard position < end else { return 0..<0 }
    var attributes: [Attribute] = []
    while position < end {
      switch kind(position) {
      case .at: attributes.append(readAttribute())
      case .directive: position = endOfDirective(at: position)
      case .leftParen: position = closing(position) + 1
      default: position += 1
      }
    }
    position = end
    let first = Int32(outline.attributes.count)
    outline.attributes.append(contentsOf: attributes)
    return first..<Int32(outline.attributes.count)
  }

  /// Reads one attribute; its arguments are expressions and may hold closures.
  mutating func readAttribute() -> Attribute {
    let end = endOfAttribute(at: position)
    var nameToken = position + 1
    while kind(nameToken + 1) == .period, nameToken + 2 < end { nameToken += 2 }
    var attribute = Attribute(
      name: name(nameToken), nameToken: nameToken, arguments: .none)
    let open = kind(end - 1) == .rightParen ? Int(partners[end - 1]) : -1
    if open > nameToken {
      attribute.arguments = TokenRange(open + 1, end - 1)
      position = open
      readList()
    }
    position = end
    return attribute
  }

  /// Returns the token past the `#endif` of the `#if` at `start` where that holds attributes only.
  func endOfConditionalAttributes(at start: Int) -> Int? {
    var index = start
    var depth = 0
    var hasAttribute = false
    repeat {
      switch (kind(index), word(index)) {
      case (.directive, .poundIf):
        depth += 1
        // Nobody nests attributes deeper; looking on from every `#if` of many would be quadratic.
        guard depth <= 4 else { return nil }
        index = endOfDirective(at: index)
      case (.directive, .poundElseif), (.directive, .poundElse):
        index = endOfDirective(at: index)
      case (.directive, .poundEndif):
        depth -= 1
        index += 1
      case (.at, _):
        hasAttribute = true
        index = endOfAttribute(at: index)
      default:
        return nil
      }
    } while depth > 0
    return hasAttribute ? index : nil
  }

  func modifiers(from start: Int, until end: Int) -> Declaration.Modifiers {
    var result: Declaration.Modifiers = []
    var index = start
    while index < end {
      switch kind(index) {
      case .leftParen: index = closing(index)
      case .at: index = endOfAttribute(at: index) - 1
      case .directive: index = endOfDirective(at: index) - 1
      case .identifier, .keyword: result.formUnion(modifier(word(index)))
      default: break
      }
      index += 1
    }
    return result
  }

  func modifier(_ word: Keyword) -> Declaration.Modifiers {
    switch word {
    case .static: .static
    case .class: [.static, .class]
    case .override: .override
    case .private: .private
    case .fileprivate: .fileprivate
    case .public, .open: .public
    case .lazy: .lazy
    case .weak, .unowned: .weak
    case .mutating: .mutating
    case .nonisolated: .nonisolated
    case .isolated: .isolated
    case .async: .async
    case .required: .required
    case .convenience: .convenience
    case .final: .final
    case .optional: .optional
    case .indirect: .indirect
    default: []
    }
  }

  mutating func readAccessorAttributes(until close: Int) -> Range<Int32> {
    let first = Int32(outline.attributes.count)
    while kind(position) == .at, position < close {
      let name = position + 1
      skipAttribute()
      outline.attributes.append(
        Attribute(name: self.name(name), nameToken: name, arguments: .none))
    }
    return first..<Int32(outline.attributes.count)
  }
}
