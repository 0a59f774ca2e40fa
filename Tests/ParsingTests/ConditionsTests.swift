import Lexing
import Outlining
import SourceText
import Testing

@testable import Parsing

@Suite("conditions of directives")
struct ConditionsTests {
  private static let apart: [(String, Declaration.Modifiers)] = [
    ("os(iOS)", []),
    ("os(macOS)", .excludedFromIOS),
    ("os(macOS) || os(iOS)", []),
    ("os(watchOS) || os(tvOS)", .excludedFromIOS),
    ("!os(iOS)", .excludedFromIOS),
    ("!os(macOS)", []),
    ("canImport(AppKit)", .excludedFromIOS),
    ("canImport(AppKit) && canImport(UIKit)", .excludedFromIOS),
    ("canImport(UIKit)", []),
    ("targetEnvironment(simulator)", []),
    ("targetEnvironment(macCatalyst) && os(iOS)", []),
    ("swift(>=5.9) && DEBUG", .debugOnly),
    ("DEBUG", .debugOnly),
    ("!DEBUG", []),
    ("DEBUG || BETA", []),
    ("DEBUG == 1", []),
    ("TARGET_OS_OSX", .excludedFromIOS),
    ("TARGET_OS_IPHONE && !TARGET_OS_TV", []),
    ("!TARGET_OS_IPHONE // not here", .excludedFromIOS),
    ("defined(DEBUG) /* only */ && 1", .debugOnly),
    ("defined TARGET_OS_OSX", []),
    ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 130000", []),
    ("0", [.excludedFromIOS, .debugOnly]),
    ("((DEBUG", .debugOnly),
    ("", []),
    (") || (", []),
  ]

  @Test("a condition says what it leaves out", arguments: apart)
  func reads(_ text: String, _ expected: Declaration.Modifiers) {
    var conditions = Conditions()
    follow(.poundIf, text, &conditions)
    #expect(conditions.modifiers == expected)
    conditions.follow(.poundEndif, ByteRange(0, 0), in: [])
    #expect(conditions.modifiers == [])
  }

  @Test("a later branch is what the earlier ones are not")
  func followsBranches() {
    var conditions = Conditions()
    follow(.poundIf, "os(iOS)", &conditions)
    follow(.poundElseif, "DEBUG", &conditions)
    #expect(conditions.modifiers.contains(.excludedFromIOS))
    follow(.poundElse, "", &conditions)
    #expect(conditions.modifiers == .excludedFromIOS)
  }

  @Test("what is inside keeps what is outside")
  func nests() {
    var conditions = Conditions()
    follow(.poundIfdef, "DEBUG", &conditions)
    follow(.poundIf, "os(macOS)", &conditions)
    #expect(conditions.modifiers == [.debugOnly, .excludedFromIOS])
    follow(.poundElse, "", &conditions)
    #expect(conditions.modifiers == .debugOnly)
    follow(.poundEndif, "", &conditions)
    follow(.poundElse, "", &conditions)
    #expect(conditions.modifiers == [])
  }

  private func follow(_ word: Keyword, _ text: String, _ conditions: inout Conditions) {
    let bytes = ContiguousArray(text.utf8)
    conditions.follow(word, ByteRange(0, bytes.count), in: bytes)
  }
}
