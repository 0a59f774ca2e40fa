/// A text that a fix brings into a project that translates its texts: an entry for its tables.
package struct NewText: Hashable, Sendable {
  package var key: String
  /// What it says in the language that the sources are written in.
  package var text: String
  /// What translators are told.
  package var comment: String
  /// The name of the table it is looked up in; `nil` for the usual one.
  package var table: String?
  /// The path of that table's file for the language of the sources; `nil` where there is none.
  package var file: String?

  package init(key: String, text: String, comment: String, table: String? = nil) {
    self.key = key
    self.text = text
    self.comment = comment
    self.table = table
  }
}
