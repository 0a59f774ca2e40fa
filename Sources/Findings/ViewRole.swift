package import Indexing
import SourceText

/// What a view is for, as its name tells.
package struct ViewRole: OptionSet, Hashable, Sendable {
  package var rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Tells of an error.
  package static let error = ViewRole(rawValue: 1)
  /// Tells the state of something: a message, a result, a hint.
  package static let status = ViewRole(rawValue: 2)
  /// Takes text from the user: what it holds is spoken by the system.
  package static let input = ViewRole(rawValue: 4)
  /// Shows that something is being waited for.
  package static let loading = ViewRole(rawValue: 8)
  /// Nothing that a listener misses: lines, shadows, icons.
  package static let decoration = ViewRole(rawValue: 16)
  /// What it shows must not be spoken aloud.
  package static let secret = ViewRole(rawValue: 32)
  /// A label, by its name's end.
  package static let label = ViewRole(rawValue: 64)
  /// A button or another control.
  package static let control = ViewRole(rawValue: 128)
  /// A cell or a part of one.
  package static let cell = ViewRole(rawValue: 256)
  /// A toast, banner, snackbar or HUD.
  package static let toast = ViewRole(rawValue: 512)
  /// Lies over other content: an overlay, panel, popup.
  package static let overlay = ViewRole(rawValue: 1024)
  /// Wants the whole attention: a dialog, an overlay over the screen.
  package static let modal = ViewRole(rawValue: 2048)

  /// Is looked at: an image, an icon.
  package static let picture = ViewRole(rawValue: 4096)

  /// The role of something named `identifier`.
  package init(named identifier: String) {
    self = []
    let words = Words.split(identifier)
    for word in words { formUnion(ViewRole.byWord[word] ?? []) }
    switch words.last {
    case "label", "lbl", "labels", "text", "lab": insert(.label)
    case "field", "input", "textfield", "searchbar", "textview": insert(.input)
    case "button", "btn", "switch", "slider", "stepper", "toggle", "segmented", "picker", "control":
      insert(.control)
    case "cell": insert(.cell)
    default: break
    }
    // `textview_message`, as some write it.
    if words.prefix(2).contains(where: {
      ["textview", "textfield", "txt", "tf", "tv"].contains($0)
    }),
      !contains(.label)
    {
      insert(.input)
    }
    if words.contains("empty"),
      ["label", "lbl", "message", "text", "title", "view", "state"].contains(words.last)
    {
      insert(.status)
    }
    if words.contains("undo"), ["bar", "view", "banner"].contains(words.last) { insert(.toast) }
    // A part of a dialog is none, and a label of it neither: `lbl_popupTitle`.
    let isPart = ["lbl", "btn", "img"].contains(words.first)
    if isPart || !isDisjoint(with: [.label, .control, .input]) { remove(.modal) }
    // The code of an error is for those who are asked about it.
    if contains(.error), words.contains("code") { subtract([.error, .status, .secret]) }
    // What is wrong with a password is no secret.
    if contains(.error) { remove(.secret) }
    if words.suffix(2) == ["text", "view"] || words.suffix(2) == ["search", "bar"] {
      insert(.input)
    }
    if isDecoration(words) { insert(.decoration) }
  }

  /// Whether several words together name what is only looked at.
  private func isDecoration(_ words: [String]) -> Bool {
    let last = words.last ?? ""
    // A camera's mark of where it looks sharply, and the hint of what is pulled down.
    if words.contains("focus"), ["view", "ring", "frame", "box", "square"].contains(last) {
      return true
    }
    if words.contains("refresh"), contains(.label) { return true }
    let isPicture = words.suffix(2) == ["image", "view"] || last == "image" || last == "icon"
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
      separator seperator scrim dragging draging scrubber highlighted snapshot shadow gradient dim dimming night backdrop background blur effect fade tint shade black border divider underline
      arrow chevron highlight cursor mask glow spacer thumbnail avatar dot badge line gap
      ornament stroke circle checkmark tick bg layer handle grabber skeleton shimmer placeholder
      caret ring halo particle particles confetti logo ripple wave waves firework fireworks sparkle
      """)
    add(
      .secret,
      """
      password passcode pin token secret cvv cvc card balance otp passphrase mnemonic seed code
      credential
      """)
    add(.picture, "image images img picture photo avatar icon logo thumbnail")
    add(.toast, "toast snackbar banner hud snack")
    add(.modal, "popup modal dialog sheet lightbox popover dialogue")
    add(.overlay, "alert overlay popup modal panel sheet drawer menu dialog")
    return result
  }()
}
