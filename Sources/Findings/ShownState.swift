package import Indexing
package import Outlining

/// What a SwiftUI view shows of state that something else changes.
package struct ShownState: Sendable {
  /// The view's type.
  package var type: Name
  /// The one expression of the view's `body`; -1 where that has several, or none.
  package var statement: Int
  /// The texts that appear, in source order, each once; never empty.
  package var texts: [Text]
  /// Whether the view is there only to tell them: a toast.
  package var isToast: Bool
  /// Whether the view is there only to tell of a failure: it comes with that.
  package var isFailure = false
  /// Whether `statement` is that of a branch of the view's, which appears with its one text.
  package var isBranch = false

  package init(type: Name, statement: Int, texts: [Text], isToast: Bool) {
    self.type = type
    self.statement = statement
    self.texts = texts
    self.isToast = isToast
  }

  /// A text that the view shows.
  package struct Text: Sendable {
    /// As it is read in the view: `model.errorMessage`.
    package var expression: String
    /// Its last name, as spelt.
    package var name: String
    package var role: ViewRole
    /// What the index knows of its type.
    package var shape: TypeShape
    /// Whether its type is an error of the language's or of the project's.
    package var isError: Bool
    /// Whether no other view can tell of it: this one makes what holds it, or alone reads it.
    package var isOwn: Bool
    /// Whether it is a plain property of the view's, or a part of one: a closure that the view has made
    /// keeps it as it was then.
    package var isStored = false
    /// Whether whoever makes the view hands it on, so that nobody is known who changes it.
    package var isHanded = false
    /// Who makes it change.
    package var asker: Asker
    /// Whether it only ever says what has come of something: an error, a toast, or what is given
    /// nothing but sentences that do.
    package var tellsOutcomes = false
    /// The call that shows it.
    package var call: Int
    /// The flag that puts it on screen, as it is read in the view; empty where nothing but the text
    /// decides that.
    package var flag = ""
    /// Whether the text is there while the flag is not set.
    package var isOfUnset = false
    /// The heading above it, the same wherever it is read; empty for none.
    package var headline = TokenRange.none
    /// What is shown where that is written out; empty where `expression` is the text itself.
    package var literal = TokenRange.none

    package init(
      expression: String, name: String, role: ViewRole, shape: TypeShape, isError: Bool,
      isOwn: Bool, asker: Asker, call: Int
    ) {
      self.expression = expression
      self.name = name
      self.role = role
      self.shape = shape
      self.isError = isError
      self.isOwn = isOwn
      self.asker = asker
      self.call = call
    }
  }
}
