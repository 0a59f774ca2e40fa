import Lexing
import Outlining
import SourceText

/// Which of the conditional parts of a file one is in, as far as iOS and debugging are concerned.
///
/// Feed it the directives of a file in order, of either language; `modifiers` then says what holds
/// after the last. A condition counts where it can tell: `#if BETA` leaves nothing out.
struct Conditions {
  /// What is known of a condition when it is read with certain names given a value.
  enum Truth {
    case no, unknown, yes

    static prefix func ! (truth: Truth) -> Truth {
      switch truth {
      case .no: .yes
      case .unknown: .unknown
      case .yes: .no
      }
    }

    func and(_ other: Truth) -> Truth {
      if self == .no || other == .no { return .no }
      return self == .yes && other == .yes ? .yes : .unknown
    }

    func or(_ other: Truth) -> Truth { !(!self).and(!other) }
  }

  /// One `#if` … `#endif`, seen from its latest branch.
  private struct Level {
    /// Whether this branch is compiled for iOS, and whether in a release build.
    var isForIOS: Truth
    var isForRelease: Truth
    /// Whether a branch before this one was taken.
    var wasForIOS: Truth
    var wasForRelease: Truth
    var outer: Declaration.Modifiers
  }

  private var levels: [Level] = []

  /// `excludedFromIOS` and `debugOnly`, as far as they hold here.
  private(set) var modifiers: Declaration.Modifiers = []

  /// Takes in one directive; `text` is its condition, with or without the `#if` before it.
  mutating func follow(_ word: Keyword, _ text: ByteRange, in bytes: ContiguousArray<UInt8>) {
    switch word {
    case .poundIf, .poundIfdef, .poundIfndef:
      enter(.no, .no, (word, text, bytes), outer: modifiers)
    case .poundElseif, .poundElif:
      guard let level = levels.popLast() else { return }
      enter(level.wasForIOS, level.wasForRelease, (word, text, bytes), outer: level.outer)
    case .poundElse:
      guard var level = levels.popLast() else { return }
      level.isForIOS = !level.wasForIOS
      level.isForRelease = !level.wasForRelease
      levels.append(level)
      update()
    case .poundEndif:
      guard let level = levels.popLast() else { return }
      modifiers = level.outer
    default:
      break
    }
  }

  private mutating func enter(
    _ wasForIOS: Truth, _ wasForRelease: Truth,
    _ directive: (word: Keyword, text: ByteRange, bytes: ContiguousArray<UInt8>),
    outer: Declaration.Modifiers
  ) {
    let isForIOS = Self.truth(directive.word, directive.text, directive.bytes, .iOS)
    let isForRelease = Self.truth(directive.word, directive.text, directive.bytes, .release)
    levels.append(
      Level(
        isForIOS: isForIOS.and(!wasForIOS), isForRelease: isForRelease.and(!wasForRelease),
        wasForIOS: wasForIOS.or(isForIOS), wasForRelease: wasForRelease.or(isForRelease),
        outer: outer))
    update()
  }

  private mutating func update() {
    guard let level = levels.last else { return }
    modifiers = level.outer
    if level.isForIOS == .no { modifiers.insert(.excludedFromIOS) }
    if level.isForRelease == .no { modifiers.insert(.debugOnly) }
  }

  private static func truth(
    _ word: Keyword, _ text: ByteRange, _ bytes: ContiguousArray<UInt8>,
    _ build: ConditionReader.Build
  ) -> Truth {
    var reader = ConditionReader(bytes, text, build)
    switch word {
    case .poundIfdef: return reader.definition()
    case .poundIfndef: return !reader.definition()
    default: return reader.condition()
    }
  }
}

/// Reads one condition of Swift or of the C preprocessor.
struct ConditionReader {
  /// What is taken as given while a condition is read.
  enum Build {
    /// Any build for iOS.
    case iOS
    /// Any build for release.
    case release
  }

  private enum Lexeme: Equatable {
    case word(Name), yes, no, and, or, not, open, close, other, end
  }

  private let bytes: ContiguousArray<UInt8>
  private let end: Int
  private let build: Build
  private var offset: Int
  private var next: Lexeme = .end
  private var depth = 0

  init(_ bytes: ContiguousArray<UInt8>, _ text: ByteRange, _ build: Build) {
    self.bytes = bytes
    self.build = build
    end = min(text.end, bytes.count)
    offset = text.start
    skipDirective()
    advance()
  }

  /// The condition of `#ifdef`.
  mutating func definition() -> Conditions.Truth {
    guard case .word(let name) = next else { return .unknown }
    return truth(ofDefined: name)
  }

  /// The condition of `#if`.
  mutating func condition() -> Conditions.Truth {
    var result = conjunction()
    while next == .or {
      advance()
      result = result.or(conjunction())
    }
    return result
  }

  private mutating func conjunction() -> Conditions.Truth {
    var result = operand()
    while next == .and {
      advance()
      result = result.and(operand())
    }
    return result
  }

  private mutating func operand() -> Conditions.Truth {
    var isNegated = false
    while next == .not {
      isNegated.toggle()
      advance()
    }
    let first = next
    advance()
    var result: Conditions.Truth
    switch first {
    case .word(let name): result = truth(of: name)
    case .yes: result = .yes
    case .no: result = .no
    case .open: result = group()
    default: result = .unknown
    }
    while ![.and, .or, .close, .end].contains(next) {
      // A comparison or a sum: what it yields is not known.
      result = .unknown
      if next == .open { skipGroup() } else { advance() }
    }
    return isNegated ? !result : result
  }

  private mutating func group() -> Conditions.Truth {
    guard depth < Budget.depth else { return .unknown }
    depth += 1
    let result = condition()
    depth -= 1
    if next == .close { advance() }
    return result
  }

  private mutating func truth(of name: Name) -> Conditions.Truth {
    if name == "defined", case .word(let inner) = next {
      advance()
      return truth(ofDefined: inner)
    }
    guard next == .open else { return truth(ofFlag: name) }
    advance()
    var argument = Name.none
    if case .word(let inner) = next { argument = inner }
    var level = 1
    while level > 0, next != .end {
      if next == .open { level += 1 }
      if next == .close { level -= 1 }
      advance()
    }
    switch name {
    case "defined": return truth(ofDefined: argument)
    case "os": return build == .iOS ? (argument == "iOS" ? .yes : .no) : .unknown
    case "canImport": return truth(ofImport: argument)
    default: return .unknown
    }
  }

  private func truth(ofImport module: Name) -> Conditions.Truth {
    guard build == .iOS else { return .unknown }
    switch module {
    case "UIKit", "SwiftUI", "Foundation": return .yes
    case "AppKit", "Cocoa", "Carbon": return .no
    default: return .unknown
    }
  }

  private func truth(ofFlag name: Name) -> Conditions.Truth {
    switch (name, build) {
    case ("true", _): .yes
    case ("false", _): .no
    case ("DEBUG", .release): .no
    case ("NDEBUG", .release), ("RELEASE", .release): .yes
    case ("TARGET_OS_IPHONE", .iOS), ("TARGET_OS_IOS", .iOS), ("TARGET_OS_MAC", .iOS): .yes
    case ("TARGET_OS_OSX", .iOS), ("TARGET_OS_WATCH", .iOS), ("TARGET_OS_TV", .iOS): .no
    default: .unknown
    }
  }

  private func truth(ofDefined name: Name) -> Conditions.Truth {
    switch (name, build) {
    case ("DEBUG", .release): .no
    case ("NDEBUG", .release), ("RELEASE", .release), ("__OBJC__", _): .yes
    default: .unknown
    }
  }

  private mutating func skipGroup() {
    var level = 0
    repeat {
      if next == .open { level += 1 }
      if next == .close { level -= 1 }
      advance()
    } while level > 0 && next != .end
  }

  /// Steps over `#if` and the like.
  private mutating func skipDirective() {
    guard offset < end, bytes[offset] == UInt8(ascii: "#") else { return }
    offset += 1
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset += 1
    }
    while offset < end, Self.isWord(bytes[offset]) { offset += 1 }
  }

  private mutating func advance() {
    skipSpace()
    guard offset < end else {
      next = .end
      return
    }
    let start = offset
    let byte = bytes[offset]
    offset += 1
    if Self.isWord(byte) {
      while offset < end, Self.isWord(bytes[offset]) { offset += 1 }
      next = lexeme(start)
      return
    }
    let isDouble = offset < end && bytes[offset] == byte
    switch byte {
    case UInt8(ascii: "("): next = .open
    case UInt8(ascii: ")"): next = .close
    case UInt8(ascii: "!") where !(offset < end && bytes[offset] == UInt8(ascii: "=")): next = .not
    case UInt8(ascii: "&") where isDouble: next = .and
    case UInt8(ascii: "|") where isDouble: next = .or
    default: next = .other
    }
    if next == .and || next == .or { offset += 1 }
  }

  private func lexeme(_ start: Int) -> Lexeme {
    let first = bytes[start]
    guard first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else {
      return .word(Name(bytes, ByteRange(start, offset)))
    }
    return (start..<offset).allSatisfy { bytes[$0] == UInt8(ascii: "0") } ? .no : .yes
  }

  private mutating func skipSpace() {
    while offset < end {
      let byte = bytes[offset]
      let second = offset + 1 < end ? bytes[offset + 1] : 0
      if byte == UInt8(ascii: "/"), second == UInt8(ascii: "/") {
        offset = end
      } else if byte == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        offset += 3
        while offset < end, !endsComment(offset) { offset += 1 }
        offset += 1
      } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "\\") {
        offset += 1
      } else {
        return
      }
    }
  }

  private func endsComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/") && bytes[offset - 1] == UInt8(ascii: "*")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
