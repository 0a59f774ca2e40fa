import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Code of a file that no user of an app meets: tests, previews, widgets, other systems' code.
struct OutOfSight {
  private let outline: SyntaxOutline
  private let facts: ProjectFacts
  /// Whether it is all of the file.
  private let isUnseen: Bool

  /// The parts of the file that are compiled only for the simulator, or to look for faults.
  private let forFaults: [TokenRange]

  init(_ outline: SyntaxOutline, _ facts: ProjectFacts) {
    self.outline = outline
    self.facts = facts
    forFaults = Self.forFaults(outline)
    isUnseen =
      Self.isUnseenFile(outline.file.path) || Self.isWidgetFile(outline)
      || Self.isMacFile(outline)
  }

  /// Whether a function or its file is nothing that an app's user meets.
  func contains(function: Int) -> Bool {
    var index = function
    while index >= 0 {
      let declaration = outline.declarations[index]
      if !declaration.modifiers.isDisjoint(with: [.excludedFromIOS, .debugOnly]) { return true }
      if declaration.nameToken >= 0, [.function, .method, .property].contains(declaration.kind),
        outline.spelling(Int(declaration.nameToken)).lowercased.contains("debug"),
        Words.split(outline.text(Int(declaration.nameToken))).contains("debug")
      {
        return true
      }
      if declaration.kind.isType,
        isUnseenType(declaration)
          || (facts.inherits(declaration.name, anyOf: OutOfSight.otherTypes)
            && (!facts.inherits(declaration.name, anyOf: OutOfSight.appTypes)
              || facts.inherits(declaration.name, anyOf: OutOfSight.widgetTypes)))
      {
        return true
      }
      index = Int(declaration.parent)
    }
    return isUnseen
  }

  /// Whether the file makes a widget: an app's own code imports WidgetKit only to refresh them.
  private static func isWidgetFile(_ outline: SyntaxOutline) -> Bool {
    guard outline.imports("WidgetKit") else { return false }
    return !outline.calls.contains { outline.spelling($0.receiver).hasPrefix("WidgetCenter") }
  }

  /// Whether the file is one of a Mac's alone, by what it imports in any case.
  private static func isMacFile(_ outline: SyntaxOutline) -> Bool {
    var isMac = false
    for declaration in outline.declarations where declaration.kind == .import {
      switch declaration.name {
      case "UIKit": return false
      case "Cocoa", "AppKit":
        isMac = isMac || declaration.modifiers.isDisjoint(with: [.excludedFromIOS])
      default: break
      }
    }
    return isMac || isNamedForMacs(outline.file.path)
  }

  /// Whether a file's name ends in the system that it is for: `PageView_Mac.m`.
  private static func isNamedForMacs(_ path: String) -> Bool {
    let bytes = ContiguousArray(path.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
    return Spelling(bytes, ByteRange(0, end)).hasSuffix(anyOf: [
      "_Mac", "_macOS", "-macOS", "+macOS", "_OSX",
    ])
  }

  /// What the classes of a Mac's screens inherit from.
  private static let macTypes: Set<Name> = Set(
    Name.all(
      in: """
        NSViewController NSWindowController NSView NSWindow NSApplicationDelegate NSPanel
        NSVisualEffectView NSControl NSButton NSTextField NSTextView NSImageView NSTableView
        NSTableCellView NSTableRowView NSOutlineView NSCollectionView NSCollectionViewItem
        NSScrollView NSStackView NSSplitView NSSplitViewController NSTabViewController NSBox NSPopover
        NSMenu NSDocument NSApplication NSTitlebarAccessoryViewController
        """))
  /// Those of an app's, which may have classes of the same names.
  private static let appTypes: Set<Name> = [
    "UIViewController", "UIView", "UIWindow", "UIResponder",
  ]

  /// What the screens of widgets before WidgetKit inherit from: the system has them loaded when it likes.
  private static let widgetTypes: Set<Name> = ["NCWidgetProviding"]

  private static let otherTypes = macTypes.union(widgetTypes)

  /// Whether a statement is compiled only for the simulator, or for those who look for faults.
  func contains(statement: Int) -> Bool {
    guard !forFaults.isEmpty else { return false }
    let start = outline.statements[statement].tokens.start
    return forFaults.contains { $0.contains(start) }
  }

  /// The parts of the file that are compiled only then.
  private static func forFaults(_ outline: SyntaxOutline) -> [TokenRange] {
    var result: [TokenRange] = []
    var open: [Int] = []
    for statement in outline.statements where statement.kind == .directive {
      let tokens = statement.tokens
      let word = outline.token(tokens.start).word
      switch word {
      case .poundElse, .poundElseif, .poundElif, .poundEndif:
        if let start = open.popLast(), start >= 0 {
          result.append(TokenRange(start, tokens.start))
        }
        if word != .poundEndif { open.append(isForFaults(tokens, outline) ? tokens.end : -1) }
      default: open.append(isForFaults(tokens, outline) ? tokens.end : -1)
      }
    }
    return result
  }

  private static func isForFaults(_ directive: TokenRange, _ outline: SyntaxOutline) -> Bool {
    let text = outline.spelling(directive)
    guard !text.contains("!") else { return false }
    return text.contains("DEBUG") || text.contains("simulator") || text.contains("SIMULATOR")
  }

  private func isUnseenType(_ declaration: Declaration) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    let words = Words.split(outline.text(Int(declaration.nameToken)))
    if let last = words.last,
      ["tests", "test", "mock", "mocks", "stub", "spy", "previews", "fake", "widget"].contains(last)
    {
      return true
    }
    if let first = words.first, ["mock", "fake", "stub"].contains(first) { return true }
    if words.contains("debug") { return true }
    for token in declaration.inheritance
      .start..<max(declaration.inheritance.start, declaration.inheritance.end)
    {
      switch outline.name(token) {
      case "XCTestCase", "PreviewProvider", "Widget", "WidgetBundle", "TimelineProvider",
        "UIApplicationDelegate":
        return true
      default: break
      }
    }
    return false
  }

  /// Parts of all the words by which such a path is known.
  private static let unseenParts: [StaticString] =
    testParts + [
      "widget", "macos", "watch", "preview", "extension", "tvos", "mac os", "tv os",
    ]
  private static let testParts: [StaticString] = ["test", "mock", "benchmark", "snapshot"]

  /// Whether the path of a file tells that no user of an app meets what it holds.
  static func isUnseenFile(_ path: String) -> Bool {
    // Nearly all paths have none of the words in them at all and need not be taken apart.
    guard mentions(unseenParts, path) else { return false }
    return isTestFile(path) || parts(path).dropLast().contains { isUnseen(folder: Words.split($0)) }
  }

  /// Whether the path of a file tells that it tests the app, or stands in for a part of it in tests.
  static func isTestFile(_ path: String) -> Bool {
    guard mentions(testParts, path) else { return false }
    let parts = parts(path)
    if parts.dropLast().contains(where: { isTest(folder: Words.split($0)) }) { return true }
    guard let file = parts.last?.utf8.prefix(while: { $0 != UInt8(ascii: ".") }) else {
      return false
    }
    let words = Words.split(String(Substring(file)))
    return ["test", "tests", "mock", "mocks"].contains(words.last) || words.first == "mock"
  }

  /// The folders of a path and its file.
  private static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  private static func mentions(_ parts: [StaticString], _ path: String) -> Bool {
    let bytes = ContiguousArray(path.utf8)
    return Spelling(bytes, ByteRange(0, bytes.count)).lowercased.contains(anyOf: parts)
  }

  private static let testFolders: Set<String> = [
    "tests", "uitests", "mock", "mocks", "mocking", "mockings", "benchmarks", "testing",
  ]
  private static let unseenFolders: Set<String> = ["watchkit", "tvos", "macos", "previews"]

  private static func isTest(folder words: [String]) -> Bool {
    if words.contains(where: testFolders.contains) || words == ["snapshots"] { return true }
    guard words.last == "test" else { return false }
    return words.count == 1
      || ["unit", "ui", "integration", "snapshot"].contains(words[words.count - 2])
  }

  private static func isUnseen(folder words: [String]) -> Bool {
    if words.contains(where: unseenFolders.contains) { return true }
    let pairs = zip(words, words.dropFirst())
    // `macOS` splits into two words.
    let isOther = pairs.contains { word, next in
      switch (word, next) {
      case ("mac", "os"), ("tv", "os"), ("watch", "os"), ("watch", "app"), ("watch", "kit"),
        ("apple", "watch"), ("preview", "content"), ("widget", "extension"):
        true
      default: false
      }
    }
    switch words.last {
    case _ where isOther: return true
    case "watch": return true
    case "extension": return words.count > 1
    case "widget", "widgets":
      // An app's own controls are called so as well.
      return words.count == 1 || !["ui", "custom", "common", "shared"].contains(words[0])
    default: return false
    }
  }
}
