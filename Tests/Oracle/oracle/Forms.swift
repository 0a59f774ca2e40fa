import Foundation

/// Many small sources in one file: each of some forms in each of some contexts.
///
/// The first line, `in: NAME`, names the file `NAME.contexts` beside it. In both files `-----`
/// divides; a context has `@@` where the form goes, and gives its lines their indentation.
struct Forms {
  private let forms: [String]
  private let contexts: [String]

  init(path: String) {
    let text = Self.read(path)
    let lineEnd = text.firstIndex(of: "\n") ?? text.startIndex
    let name = text[..<lineEnd].dropFirst("in: ".count)
    forms = Self.parts(of: String(text[lineEnd...].dropFirst()))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    contexts = Self.parts(of: Self.read("\(folder)/\(name).contexts"))
  }

  var count: Int { forms.count * contexts.count }

  static func isForm(_ path: String) -> Bool { path.contains(".forms#") }

  /// The source with this number; every other one has line ends of two characters.
  func text(_ number: Int) -> String {
    let context = contexts[number % contexts.count]
    let before = context.components(separatedBy: "@@")[0]
    let indentation = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let blanks = String(indentation.prefix { $0 == " " })
    let form = forms[number / contexts.count].replacing("\n", with: "\n" + blanks)
    let text = context.replacing("@@", with: form)
    return number % 2 == 1 ? text.replacing("\n", with: "\r\n") : text
  }

  private static func read(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func parts(of text: String) -> [String] {
    text.trimmingCharacters(in: .newlines).components(separatedBy: "\n-----\n")
  }
}
