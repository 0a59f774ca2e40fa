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
  package init(named identifier: String) {
    self = []
    let words = Words.split(identifier)
    for word in words { formUnion(ViewRole.byWord[word] ?? []) }
    guard let last = words.last else { return }
    let beforeLast = words.count > 1 ? words[words.count - 2] : ""
    formUnion(ViewRole(lastWord: last))
    // `textview_message`, as some write it.
    if !contains(.label), words.prefix(2).contains(where: ViewRole.isFieldInShort) {
      insert(.input)
    }
    switch last {
    case "label", "lbl", "message", "text", "title", "state":
      if words.contains("empty") { insert(.status) }
    case "view":
      if words.contains("empty") { insert(.status) }
      if words.contains("undo") { insert(.toast) }
    case "bar", "banner":
      if words.contains("undo") { insert(.toast) }
    default: break
    }
    if ViewRole.holds(words, { $0 == "pop" && $1 == "up" }) {
      formUnion(ViewRole.byWord["popup"] ?? [])
    }
    // A part of a dialog is none, and a label of it neither: `lbl_popupTitle`.
    let isPart = words[0] == "lbl" || words[0] == "lb" || words[0] == "btn" || words[0] == "img"
    if isPart || !isDisjoint(with: [.label, .control, .input]) { remove(.modal) }
    // The code of an error is for those who are asked about it.
    if contains(.error),
      ViewRole.holds(words, { $1 == "code" && ViewRole.byWord[$0]?.contains(.error) ?? false })
    {
      subtract([.error, .status, .secret])
    }
    // What is wrong with a password is no secret.
    if contains(.error) { remove(.secret) }
    if beforeLast == "text" && last == "view" || beforeLast == "search" && last == "bar" {
      insert(.input)
    }
    if isDecoration(words, beforeLast, last) { insert(.decoration) }
  }

  /// Whether two words that follow each other are as asked for.
  private static func holds(
    _ words: [String], _ areMeant: (_ first: String, _ second: String) -> Bool
  ) -> Bool {
    zip(words, words.dropFirst()).contains(where: areMeant)
  }

  /// What a view is, by the last word of its name.
  private init(lastWord: String) {
    switch lastWord {
    case "label", "lbl", "lb", "labels", "text", "lab": self = .label
    case "field", "input", "textfield", "searchbar", "textview": self = .input
    case "button", "btn", "switch", "slider", "stepper", "toggle", "segmented", "picker", "control":
      self = .control
    case "cell": self = .cell
    default: self = []
    }
  }

  private static func isFieldInShort(_ word: String) -> Bool {
    switch word {
    case "textview", "textfield", "txt", "tf", "tv": true
    default: false
    }
  }

  /// Whether several words together name what is only looked at.
  private func isDecoration(_ words: [String], _ beforeLast: String, _ last: String) -> Bool {
    // A camera's mark of where it looks sharply, and the hint of what is pulled down.
    switch last {
    case "view", "ring", "frame", "box", "square":
      if words.contains("focus") { return true }
    default: break
    }
    if contains(.label), words.contains("refresh") { return true }
    // Lines over a camera's picture.
    if ViewRole.holds(words, { $0 == "grid" && ["overlay", "lines"].contains($1) }) { return true }
    let isPicture =
      last == "image" || last == "icon"
      || last == "view" && ["image", "img", "icon"].contains(beforeLast)
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
    self.init(named: identifier)
    let own = ViewRole(ofOwn: identifier, vocabulary)
    guard !own.isEmpty else { return }
    formUnion(own)
    remove(.decoration)
    if own.contains(.error) { remove(.secret) }
  }

  private static let byWord: [String: ViewRole] = {
    var result: [String: ViewRole] = [:]
    func add(_ role: ViewRole, _ words: StaticString) {
      for word in WordTable.words(words) { result[word, default: []].formUnion(role) }
    }
    add(.error, "error errors err failure failed fail invalid validation warning problem")
    add(
      .status,
      """
      status message info result results hint notice feedback success summary confirmation
      instruction instructions msg noresults notification response tip prompt
      """)
    add(
      .loading,
      """
      spinner loading loader activity indicator progress skeleton shimmer busy hud generating
      connecting processing waiting saving sending uploading downloading syncing typing
      """)
    add(
      .decoration,
      """
      separator seperator scrim transition dragging draging scrubber highlighted snapshot shadow gradient dim dimming night backdrop background blur effect fade tint shade black border divider underline
      arrow chevron highlight cursor mask glow spacer thumbnail avatar dot dots badge line gap
      ornament stroke circle checkmark tick bg layer handle grabber skeleton shimmer placeholder
      caret ring halo particle particles confetti logo ripple wave waves firework fireworks sparkle
      ink translucency shield loupe magnifier eyedropper
      """)
    add(
      .secret,
      """
      password passcode pin token secret cvv cvc card balance otp passphrase mnemonic seed code
      credential
      """)
    add(.picture, "image images img picture photo avatar icon logo thumbnail illustration")
    add(.toast, "toast snackbar banner hud snack")
    add(.modal, "popup modal dialog sheet lightbox popover dialogue")
    add(.overlay, "alert overlay popup modal panel sheet drawer menu dialog")
    return result
  }()
}
