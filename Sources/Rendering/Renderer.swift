package import Announcements
package import Outlining
package import SourceText

/// Writes the announcements of one file.
package struct Renderer: Sendable {
  private let outline: SyntaxOutline
  private let templates: TemplateSet
  /// The file's layout, read off `outline` once for all its announcements.
  private lazy var style = FileStyle(of: outline)
  /// The constants that earlier announcements put into each block.
  private var constants: [Int32: Set<String>] = [:]

  package init(outline: SyntaxOutline, templates: TemplateSet) {
    self.outline = outline
    self.templates = templates
  }

  /// Returns the edits that post `announcement`, in source order, none overlapping another.
  ///
  /// They insert, and otherwise change nothing but white space of a one-line block that has to be
  /// opened up. A constant that they need gets a name that no earlier call gave in that block.
  package mutating func edits(for announcement: Announcement) throws(RenderError) -> [Edit] {
    let site = try SiteFinder(outline: outline, style: style).site(of: announcement.placement)
    let block = outline.statements[announcement.placement.statement].block
    let language = outline.file.language
    let taken = constants[block] ?? []
    let composition = Composition(
      announcement: announcement, language: language, templates: templates,
      indentation: style.indentation, allowsConstant: true,
      isCase: outline.isCaseOfC(Int(block))
    ) { [outline] message in
      FreeName.name(in: outline, block: Int(block), beside: message, taken: taken)
    }
    let (lines, constant) = try composition.lines()
    if let constant { constants[block, default: []].insert(constant) }
    let layout = Layout(style: style, language: language, base: site.indentation)
    return site.edits(writing: layout.text(of: lines))
  }

  /// Returns the edits that make `repair`, in source order, none overlapping another.
  package mutating func edits(for repair: Repair) throws(RenderError) -> [Edit] {
    let block = outline.statements[repair.statement].block
    let writer = RepairWriter(
      outline: outline, style: style, templates: templates, repair: repair,
      taken: constants[block] ?? [])
    let (edits, constant) = try writer.edits()
    if let constant { constants[block, default: []].insert(constant) }
    return edits
  }

  /// Returns the edits that attach modifiers to one view, in their order: none of `modifiers` is
  /// written elsewhere than the first.
  package mutating func edits(attaching modifiers: [Announcement]) throws(RenderError) -> [Edit] {
    var result: [Edit] = []
    for announcement in modifiers {
      let edits = try edits(for: announcement)
      guard let last = edits.last, let written = result.indices.last else {
        result = edits
        continue
      }
      result[written].replacement = Edit.joined(result[written].replacement, last.replacement)
    }
    return result
  }
}

/// Returns the edits that post `announcement` in the file of `outline`, as `Renderer` does for one
/// that is alone in its file.
package func edits(
  for announcement: Announcement, in outline: SyntaxOutline, templates: TemplateSet
) throws(RenderError) -> [Edit] {
  var renderer = Renderer(outline: outline, templates: templates)
  return try renderer.edits(for: announcement)
}
