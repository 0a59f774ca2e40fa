import Files
package import Rendering
import Reporting
import SourceText

/// What is wrong with a team's own template.
package struct TemplateProblem: Error, Equatable {
  /// The folder's path and the file's name, as far as known.
  package var file: String
  /// Counted from 1; `nil` where it is about the whole.
  package var line: Int?
  /// One line, lower case, without a full stop.
  package var message: String
}

/// The templates that a team has in a folder of its own.
package enum TemplateFolder {
  /// A file by its name; no bytes where it cannot be read.
  package typealias File = (name: String, bytes: ContiguousArray<UInt8>?)

  /// Returns the files of a folder, an absolute path, by name.
  package static func files(
    in folder: String, called name: String
  ) throws(TemplateProblem) -> [File] {
    do throws(SystemError) {
      return try Platform.entries(of: folder).compactMap(\.name).map { file in
        (file, isOne(file) ? FileStore.text(of: Path.join(folder, file)) : nil)
      }
    } catch {
      throw TemplateProblem(file: name, message: "cannot be read: \(error.message)")
    }
  }

  /// Whether a file is a template by its name: a folder may have a README.
  private static func isOne(_ file: String) -> Bool { file.hasSuffix(".template") }

  /// Returns the shipped templates with those of a folder's files in their place.
  package static func templates(
    of files: [File], called name: String
  ) throws(TemplateProblem) -> TemplateSet {
    var templates = TemplateSet()
    let own = files.filter { isOne($0.name) }.inOrder { $0.name < $1.name }
    for (file, bytes) in own {
      let place = Path.join(name, file)
      guard let bytes else {
        throw TemplateProblem(file: place, message: "cannot be read")
      }
      var isKnown = false
      do throws(TemplateError) {
        isKnown = try templates.override(fileName: file, bytes: Array(bytes))
      } catch {
        throw TemplateProblem(file: place, line: error.line, message: error.description)
      }
      if !isKnown {
        let nearest = NearestName.nearest(to: file, among: TemplateSet.fileNames)
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        throw TemplateProblem(file: place, message: "there is no template of this name" + hint)
      }
    }
    return templates
  }
}
