package import Indexing
import SourceText

/// What a view is for, as its name tells.
package struct ViewRole: OptionSet, Hashable, Sendable {
  package var rawValue: UInt16
  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// See `Change.Kinds`.
  package init(arrayLiteral roles: ViewRole...) { rawValue = roles.reduce(0) { $0 | $1.rawValue } }

  /// Tells of an error.
  @inlinable package static var error: ViewRole { ViewRole(rawValue: 1) }
  /// Tells the state of something: a message, a result, a hint.
  @inlinable package static var status: ViewRole { ViewRole(rawValue: 2) }
  /// Takes text from the user: what it holds is spoken by the system.
  @inlinable package static var input: ViewRole { ViewRole(rawValue: 4) }
  /// Shows that something is being waited for.
  @inlinable package static var loading: ViewRole { ViewRole(rawValue: 8) }
  /// Nothing that a listener misses: lines, shadows, icons.
  @inlinable package static var decoration: ViewRole { ViewRole(rawValue: 16) }
  /// What it shows must not be spoken aloud.
  @inlinable package static var secret: ViewRole { ViewRole(rawValue: 32) }
  /// A label, by its name's end.
  @inlinable package static var label: ViewRole { ViewRole(rawValue: 64) }
  /// A button or another control.
  @inlinable package static var control: ViewRole { ViewRole(rawValue: 128) }
  /// A cell or a part of one.
  @inlinable package static var cell: ViewRole { ViewRole(rawValue: 256) }
  /// A toast, banner, snackbar or HUD.
  @inlinable package static var toast: ViewRole { ViewRole(rawValue: 512) }
  /// Lies over other content: an overlay, panel, popup.
  @inlinable package static var overlay: ViewRole { ViewRole(rawValue: 1024) }
  /// Wants the whole attention: a dialog, an overlay over the screen.
  @inlinable package static var modal: ViewRole { ViewRole(rawValue: 2048) }

  /// Is looked at: an image, an icon.
  @inlinable package static var picture: ViewRole { ViewRole(rawValue: 4096) }

  /// The role of something named `identifier`.
  package init(named identifier: String) { self.init(words: Words.split(identifier)) }

  /// The role of something whose name has these words.
  package init(words: [String]) {
    self = []
    var said: RoleWord.Sense = []
    var (beforeLast, last) = (RoleWord(), RoleWord())
    var (isErrorCode, isField, isPart) = (false, false, false)
    for (index, text) in words.enumerated() {
      let word = RoleWord.all[text] ?? RoleWord()
      formUnion(word.role)
      said.formUnion(word.sense)
      if last.sense.contains(.pop), word.sense.contains(.up) { formUnion([.modal, .overlay]) }
      // Lines over a camera's picture.
      if last.sense.contains(.grid), word.sense.contains(.ofGrid) { insert(.decoration) }
      if last.role.contains(.error), word.sense.contains(.code) { isErrorCode = true }
      if last.sense.contains(.activity), word.sense.contains(.ofActivity) { insert(.loading) }
      // `textview_message`, as some write it.
      if index < 2, word.sense.contains(.field) { isField = true }
      if index == 0, word.sense.contains(.kind) { isPart = true }
      (beforeLast, last) = (last, word)
    }
    formUnion(last.asLast)
    if isField, !contains(.label) { insert(.input) }
    if said.contains(.empty), last.sense.contains(.tellsEmpty) { insert(.status) }
    if said.contains(.undo), last.sense.contains(.offersUndo) { insert(.toast) }
    // A part of a dialog is none, and a label of it neither: `lbl_popupTitle`.
    if isPart || !isDisjoint(with: [.label, .control, .input]) { remove(.modal) }
    // The code of an error is for those who are asked about it.
    if isErrorCode { subtract([.error, .status, .secret]) }
    // What is wrong with a password is no secret; a wrong password may be one.
    let mayBeValue = said.contains(.wrong) && isDisjoint(with: .label)
    if contains(.error), !mayBeValue { remove(.secret) }
    if beforeLast.sense.contains(.text) && last.sense.contains(.view)
      || beforeLast.sense.contains(.search) && last.sense.contains(.bar)
    {
      insert(.input)
    }
    let isViewOfActivity = beforeLast.sense.contains(.activity) && last.sense.contains(.view)
    if isViewOfActivity || last.sense.contains(.activity) { insert(.loading) }
    if isDecoration(said, beforeLast.sense, last.sense) { insert(.decoration) }
  }

  /// Whether several words together name what is only looked at.
  private func isDecoration(
    _ said: RoleWord.Sense, _ beforeLast: RoleWord.Sense, _ last: RoleWord.Sense
  ) -> Bool {
    // A camera's mark of where it looks sharply, and the hint of what is pulled down.
    if said.contains(.focus), last.contains(.frame) { return true }
    if said.contains(.refresh), contains(.label) { return true }
    let isPicture =
      last.contains(.image)
      || !last.isDisjoint(with: [.view, .holder]) && beforeLast.contains(.pictured)
    return isPicture && isDisjoint(with: [.error, .status])
  }

  /// What the team itself says of a name; empty for nothing.
  package init(ofOwn identifier: String, _ vocabulary: OwnVocabulary) {
    self = []
    if vocabulary.errorLabels.contains(identifier) { formUnion([.error, .label]) }
    if vocabulary.statusLabels.contains(identifier) { formUnion([.status, .label]) }
    if vocabulary.toasts.contains(identifier) { insert(.toast) }
  }

  /// The role of something named `identifier`, be it by the name's words or by what the team says.
  package init(named identifier: String, _ vocabulary: OwnVocabulary) {
    self.init(named: identifier, Words.split(identifier), vocabulary)
  }

  /// The same for a name whose `words` are known.
  package init(named identifier: String, _ words: [String], _ vocabulary: OwnVocabulary) {
    self.init(words: words)
    let own = ViewRole(ofOwn: identifier, vocabulary)
    guard !own.isEmpty else { return }
    formUnion(own)
    remove(.decoration)
    if own.contains(.error) { remove(.secret) }
  }
}
