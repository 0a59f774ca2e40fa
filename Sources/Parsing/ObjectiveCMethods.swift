import Lexing
import Outlining
import SourceText

/// Methods: `- (void)tableView:(UITableView *)view didSelectRowAtIndexPath:(NSIndexPath *)path`.
extension ObjectiveCOutliner {
  /// One method as it is read.
  private struct Header {
    var result = TokenRange.none
    var selector = Name.seed
    var nameToken = -1
    /// The token after what has been read.
    var end: Int
  }

  mutating func readMethod(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.declaration, at: start)
    let declaration = declare(.method, -1, TokenRange(start, start + 1))
    outline.statements[statement].declaration = Int32(declaration)
    let firstAttribute = Int32(outline.attributes.count)
    let header = readHeader(start, end, declaration)
    var bodyOpen = methodHeaderEnd(header.end, end)
    let isDeclared = kind(bodyOpen) == .semicolon && bodyOpen < end
    // A definition may have a `;` before its body.
    if isDeclared, kind(bodyOpen + 1) == .leftBrace, bodyOpen + 1 < end { bodyOpen += 1 }
    addMethodAttributes(header, to: bodyOpen)
    outline.declarations[declaration].attributes =
      firstAttribute..<Int32(outline.attributes.count)
    if spells(start, "+") { outline.declarations[declaration].modifiers.insert(.static) }
    guard kind(bodyOpen) == .leftBrace, bodyOpen < end, skip(bodyOpen, end) > bodyOpen + 1 else {
      outline.declarations[declaration].tokens.upper = Int32(bodyOpen)
      return finish(statement, before: max(start + 1, isDeclared ? bodyOpen + 1 : bodyOpen))
    }
    let after = finish(statement, before: skip(bodyOpen, end))
    readFunctionBody(of: declaration, open: bodyOpen, before: after)
    return after
  }

  /// Reads the braces at `open` as the body of a method or function.
  mutating func readFunctionBody(of declaration: Int, open: Int, before end: Int) {
    outline.declarations[declaration].tokens.upper = Int32(end)
    let outer = parent
    parent = declaration
    let body = readBraces(.function, open: open)
    outline.declarations[declaration].body = Int32(body)
    outline.blocks[body].declaration = Int32(declaration)
    parent = outer
  }

  private mutating func readHeader(_ start: Int, _ end: Int, _ declaration: Int) -> Header {
    var header = Header(end: start + 1)
    if kind(start + 1) == .leftParen, let close = partner(of: start + 1) {
      header.result = bareType(TokenRange(start + 2, close))
      header.end = close + 1
    }
    while isWord(header.end), isAttributeWord(header.end), kind(header.end + 1) == .leftParen {
      header.end = skip(header.end + 1, end)
    }
    let first = Int32(outline.parameters.count)
    while header.end < end, readPiece(&header, end) {}
    if header.nameToken < 0, isWord(header.end), header.end < end {
      header.nameToken = header.end
      header.end += 1
      mix(header.nameToken, into: &header.selector)
    }
    outline.declarations[declaration].type = header.result
    outline.declarations[declaration].nameToken = Int32(header.nameToken)
    outline.declarations[declaration].name =
      header.nameToken < 0 ? .none : Name(hash: header.selector)
    outline.declarations[declaration].parameters = first..<Int32(outline.parameters.count)
    return header
  }

  /// Reads one piece of a selector with its parameter; `false` where there is none.
  private mutating func readPiece(_ header: inout Header, _ end: Int) -> Bool {
    var index = header.end
    var label = -1
    if isWord(index), kind(index + 1) == .colon {
      label = index
      index += 1
    }
    guard kind(index) == .colon, index < end else { return false }
    if header.nameToken < 0 { header.nameToken = max(label, header.end) }
    if label >= 0 { mix(label, into: &header.selector) }
    Name.mix(UInt8(ascii: ":"), into: &header.selector)
    index += 1
    var type = TokenRange.none
    if kind(index) == .leftParen, let close = partner(of: index), close < end {
      type = bareType(TokenRange(index + 1, close))
      index = close + 1
    }
    while isWord(index), index < end, isQualifier(index) || kind(index + 1) == .leftParen {
      index = kind(index + 1) == .leftParen ? skip(index + 1, end) : index + 1
    }
    // `foo:(int)x bar:` — a word before a colon is the next piece, but only after this name.
    let hasName = isWord(index) && index < end
    outline.parameters.append(
      Parameter(
        label: label < 0 ? .none : name(label), name: hasName ? name(index) : .none,
        nameToken: hasName ? index : -1, type: type, hasDefault: false))
    header.end = hasName ? index + 1 : index
    if spells(header.end, "__attribute__"), kind(header.end + 1) == .leftParen {
      header.end = skip(header.end + 1, end)
    }
    return true
  }

  /// Adds the spelling of a token to the hash of a selector.
  func mix(_ token: Int, into selector: inout UInt64) {
    let range = tokens[token].range
    for offset in range.start..<range.end { Name.mix(bytes[offset], into: &selector) }
  }

  /// Returns the `{` or `;` that ends a method's header, or where something else begins.
  private func methodHeaderEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .semicolon, .leftBrace, .at, .directive, .rightBrace: return index
      case .operator where isMethodStart(index, end) && startsLine(index): return index
      default: index = skip(index, end)
      }
    }
    return end
  }

  private mutating func addMethodAttributes(_ header: Header, to end: Int) {
    for index in header.result.indices
    where spells(index, "IBAction") { addAttribute(index, .none) }
    var index = header.end
    while index < end {
      defer { index = kind(index + 1) == .leftParen ? skip(index + 1, end) : index + 1 }
      guard isWord(index) else { continue }
      guard kind(index + 1) == .leftParen, let close = partner(of: index + 1) else {
        addAttribute(index, .none)
        continue
      }
      addAttribute(index, TokenRange(index + 2, close))
    }
  }
}
