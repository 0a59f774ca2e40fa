import Lexing
package import Outlining
package import SourceText

/// Adds imports to a file.
package enum ImportEdit {
  /// Returns the edits that make `modules` visible in the file of `outline`; none for a module that
  /// the file sees already, be it through another or under `#if`.
  ///
  /// A new import goes after the last one of the file's first block of imports outside `#if`, in
  /// its place where that block is in alphabetical order. A file without any gets its first below
  /// its header comment.
  package static func edits(adding modules: Set<String>, to outline: SyntaxOutline) -> [Edit] {
    let lines = LineTable(outline.file.bytes)
    let imports = outline.importLines(lines)
    let missing = modules.inOrder(<).filter { module in
      !imports.contains { sees(module, through: $0) }
    }
    guard !missing.isEmpty else { return [] }
    let form = form(for: imports, outline.file.language)
    let block = firstBlock(of: imports, form)
    guard !block.isEmpty else { return [firstImports(missing, form, outline)] }
    return missing.map { module in
      let spelling = spelling(of: module, form, outline.file.language)
      let ending = outline.file.lineEnding.text
      guard let previous = predecessor(of: sortName(of: module, form), in: block, form) else {
        let start = outline.lineStart(before: lines.start(ofLine: block[0].firstLine))
        return .insert(spelling + ending, at: start)
      }
      return .insert(ending + spelling, at: outline.lineEnd(ofLine: previous.lastLine, lines))
    }
  }

  /// Modules through which a file sees the names of another as well.
  private static func providers(of module: String) -> Set<String> {
    switch module {
    case "Accessibility": ["Accessibility", "UIKit", "SwiftUI"]
    case "UIKit": ["UIKit", "SwiftUI"]
    default: [module]
    }
  }

  private static func sees(_ module: String, through line: ImportLine) -> Bool {
    switch line.form {
    case .module: providers(of: module).contains(line.name)
    case .declaration, .quote: false
    case .angle:
      providers(of: module).contains { line.name == "\($0)/\($0).h" }
    }
  }

  /// How a new import is written: as the file's others are.
  private static func form(for imports: [ImportLine], _ language: Language) -> ImportLine.Form {
    guard language == .objectiveC else { return .module }
    let usesModules = imports.contains { $0.form == .module }
    return usesModules && !imports.contains { $0.form == .angle } ? .module : .angle
  }

  private static func spelling(of module: String, _ form: ImportLine.Form, _ language: Language)
    -> String
  {
    switch form {
    case .module, .declaration: language == .swift ? "import \(module)" : "@import \(module);"
    case .angle, .quote: "#import <\(module)/\(module).h>"
    }
  }

  private static func sortName(of module: String, _ form: ImportLine.Form) -> String {
    form == .angle ? "\(module)/\(module).h" : module
  }

  /// The first run of imports without an empty line in it; in Objective-C the first that has one
  /// of `form`, if any has.
  private static func firstBlock(
    of imports: [ImportLine], _ form: ImportLine.Form
  ) -> [ImportLine] {
    var blocks: [[ImportLine]] = []
    for line in imports where line.isUnconditional {
      if let last = blocks.last?.last, line.firstLine <= last.lastLine + 1 {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
    return blocks.first { $0.contains { $0.form == form } } ?? blocks.first ?? []
  }

  /// The import of `block` that the new one comes after; `nil` where it comes first.
  private static func predecessor(
    of name: String, in block: [ImportLine], _ form: ImportLine.Form
  ) -> ImportLine? {
    let peers = block.filter { $0.isPlain && $0.form == form }
    guard let last = peers.last else { return block.last }
    let names = peers.map { $0.name.lowercased() }
    guard peers.count > 1, names == names.inOrder(<) else { return last }
    if let previous = peers.last(where: { $0.name.lowercased() < name.lowercased() }) {
      return previous
    }
    guard let index = block.firstIndex(of: peers[0]), index > 0 else { return nil }
    return block[index - 1]
  }

  /// The imports of a file that has none outside `#if`.
  private static func firstImports(
    _ modules: [String], _ form: ImportLine.Form, _ outline: SyntaxOutline
  ) -> Edit {
    let ending = outline.file.lineEnding.text
    let text = modules.map { spelling(of: $0, form, outline.file.language) + ending }.joined()
    return .insert(text + ending, at: outline.endOfHeader)
  }
}
