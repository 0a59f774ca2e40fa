import Rendering
import Reporting

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
enum TemplateFolder {
  /// Returns the shipped templates with those of a folder, an absolute path, in their place.
  ///
  /// Files that do not end in `.template` are passed over: a folder may have a README.
  static func templates(
    in folder: String, called name: String
  ) throws(TemplateProblem) -> TemplateSet {
    var templates = TemplateSet()
    let entries: [FolderEntry]
    do throws(SystemError) {
      entries = try Platform.entries(of: folder)
    } catch {
      throw TemplateProblem(file: name, message: "cannot be read: \(error.message)")
    }
    for file in entries.compactMap(\.name).sorted() where file.hasSuffix(".template") {
      let place = FileWalk.join(name, file)
      guard let bytes = FileStore.text(of: FileWalk.join(folder, file)) else {
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
