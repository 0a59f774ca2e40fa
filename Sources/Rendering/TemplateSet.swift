package import Templates

/// The templates of a run: the shipped ones, and a team's own in their place.
package struct TemplateSet: Sendable {
  private var overrides: [TemplateID: Template] = [:]

  /// The names of all files that may be overridden.
  package static let fileNames = TemplateID.allCases.map(\.fileName)

  /// The shipped templates.
  package init() {}

  /// Puts the file `name` with its `bytes` in the place of the shipped template of that name.
  ///
  /// Returns `false`, and changes nothing, where no template has that name.
  package mutating func override(
    fileName name: String, bytes: [UInt8]
  ) throws(TemplateError) -> Bool {
    guard let id = TemplateID(rawValue: name) else { return false }
    let template = try Template(id: id, text: try TemplateSet.text(of: bytes))
    try template.check()
    overrides[id] = template
    return true
  }

  /// Returns the template to use for `id`.
  package func template(_ id: TemplateID) throws(TemplateError) -> Template {
    if let template = overrides[id] { return template }
    return try Template(
      id: id, text: String(decoding: TemplateCatalog.bytes(of: id), as: UTF8.self))
  }

  /// The team's own templates as statements, their slots filled with samples.
  package var ownSamples: [(text: String, isObjectiveC: Bool)] {
    TemplateID.allCases.compactMap { id in
      overrides[id].map { ($0.sample.joined(separator: "\n"), id.isObjectiveC) }
    }
  }

  private static func text(of bytes: [UInt8]) throws(TemplateError) -> String {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let text = String(decoding: content, as: UTF8.self)
    guard Array(text.utf8) == content else {
      let same = zip(text.utf8, content).prefix { $0 == $1 }
      throw .notUTF8(line: 1 + same.count { $0.0 == UInt8(ascii: "\n") })
    }
    return text
  }
}
