import Files
package import Settings

/// The baseline of a run and where it is kept.
package struct BaselineFile: Sendable {
  package var baseline: Baseline
  /// As it is called in messages.
  package var name: String
  package var absolutePath: String
  package var use: BaselineUse

  package init(baseline: Baseline, name: String, absolutePath: String, use: BaselineUse) {
    self.baseline = baseline
    self.name = name
    self.absolutePath = absolutePath
    self.use = use
  }

  /// Returns the text of a baseline at an absolute path; `nil` where there is none.
  package static func text(at path: String) -> String? {
    FileStore.text(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes what a run has made of it.
  func store(_ new: Baseline) throws(SystemError) {
    try FileStore.put(ContiguousArray(new.text.utf8), at: absolutePath)
  }
}
