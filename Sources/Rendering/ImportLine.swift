import Lexing
import Outlining
import SourceText

/// One import that a file makes whatever its build conditions: `import UIKit`, `#import <A/A.h>`.
struct ImportLine: Hashable, Sendable {
  /// The module; the path between the brackets of an `#import`.
  var name: String
  var form: Form
  /// Whether nothing stands before it: no attribute, no access level, no kind of declaration.
  var isPlain: Bool
  /// Whether it stands outside every `#if`.
  var isUnconditional: Bool
  /// The 1-based lines of its first and last token.
  var firstLine: Int
  var lastLine: Int

  enum Form: Hashable, Sendable {
    /// `import A` in Swift, `@import A;` in Objective-C.
    case module
    /// `import class A.B`: makes one name visible.
    case declaration
    /// `#import <A/A.h>`.
    case angle
    /// `#import "A.h"`.
    case quote
  }
}

extension SyntaxOutline {
  /// Returns the imports of the file in order, those under `#if` included.
  func importLines(_ lines: LineTable) -> [ImportLine] {
    var result: [ImportLine] = []
    var conditions = 0
    for (index, token) in stream.tokens.enumerated() {
      switch token.word {
      case .poundIf, .poundIfdef, .poundIfndef: conditions += 1
      case .poundEndif: conditions -= 1
      case .poundImport, .poundInclude:
        if var line = headerImport(index, lines) {
          line.isUnconditional = conditions == 0
          result.append(line)
        }
      case .import where isImport(index):
        if var line = moduleImport(index, lines) {
          line.isUnconditional = conditions == 0
          result.append(line)
        }
      default: break
      }
    }
    return result
  }

  private func isImport(_ index: Int) -> Bool {
    switch file.language {
    case .swift: stream.tokens[index].kind == .keyword
    case .objectiveC: index > 0 && stream.tokens[index - 1].kind == .at
    }
  }

  private func moduleImport(_ index: Int, _ lines: LineTable) -> ImportLine? {
    guard index + 2 < stream.count else { return nil }
    let next = stream.tokens[index + 1]
    let isDeclaration = file.language == .swift && next.kind == .keyword
    let name = isDeclaration ? index + 2 : index + 1
    let first = firstTokenOnLine(of: index)
    let isAlone = file.language == .swift ? first == index : first + 1 == index
    var last = name
    while last + 1 < stream.count, !stream.tokens[last + 1].startsLine { last += 1 }
    return ImportLine(
      name: text(name), form: isDeclaration ? .declaration : .module,
      isPlain: isAlone && !isDeclaration, isUnconditional: true,
      firstLine: lines.line(at: Int(stream.tokens[first].start)),
      lastLine: lastLine(ofToken: min(last, stream.count - 2), lines))
  }

  private func headerImport(_ index: Int, _ lines: LineTable) -> ImportLine? {
    let text = text(index)
    let line = lines.line(at: Int(stream.tokens[index].start))
    for (open, close, form) in [("<", ">", ImportLine.Form.angle), ("\"", "\"", .quote)] {
      let parts = text.split(separator: Character(open), maxSplits: 1)
      guard parts.count == 2, let end = parts[1].firstIndex(of: Character(close)) else { continue }
      return ImportLine(
        name: String(parts[1][..<end]), form: form, isPlain: true, isUnconditional: true,
        firstLine: line, lastLine: lastLine(ofToken: index, lines))
    }
    return nil
  }

  /// The line on which the comments behind `token` end.
  private func lastLine(ofToken token: Int, _ lines: LineTable) -> Int {
    lines.line(at: endOfTrailingComments(from: Int(stream.tokens[token].end)))
  }
}
