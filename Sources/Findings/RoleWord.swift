import SourceText

/// What one word of a view's name tells of the view, alone or by where it stands.
struct RoleWord {
  /// What the view is with this word anywhere in its name.
  var role: ViewRole = []
  /// What it is with this word at the end.
  var asLast: ViewRole = []
  var sense: Sense = []

  /// What words have to mean for others to tell something together with them.
  struct Sense: OptionSet {
    var rawValue: UInt32

    static var empty: Sense { Sense(rawValue: 1) }
    static var undo: Sense { Sense(rawValue: 1 << 1) }
    static var pop: Sense { Sense(rawValue: 1 << 2) }
    static var up: Sense { Sense(rawValue: 1 << 3) }
    static var focus: Sense { Sense(rawValue: 1 << 4) }
    static var refresh: Sense { Sense(rawValue: 1 << 5) }
    static var grid: Sense { Sense(rawValue: 1 << 6) }
    /// What a grid is made of.
    static var ofGrid: Sense { Sense(rawValue: 1 << 7) }
    static var code: Sense { Sense(rawValue: 1 << 8) }
    /// A field in short, at the name's start: `tf_name`.
    static var field: Sense { Sense(rawValue: 1 << 9) }
    /// Tells that something is empty.
    static var tellsEmpty: Sense { Sense(rawValue: 1 << 10) }
    static var offersUndo: Sense { Sense(rawValue: 1 << 11) }
    static var text: Sense { Sense(rawValue: 1 << 12) }
    static var search: Sense { Sense(rawValue: 1 << 13) }
    static var view: Sense { Sense(rawValue: 1 << 14) }
    static var bar: Sense { Sense(rawValue: 1 << 15) }
    /// What a camera draws around what it looks at sharply.
    static var frame: Sense { Sense(rawValue: 1 << 16) }
    /// A picture, at the name's end.
    static var image: Sense { Sense(rawValue: 1 << 17) }
    /// A picture, in front of `view`.
    static var pictured: Sense { Sense(rawValue: 1 << 18) }
    /// What kind of view it is, at the name's start: `lblError`.
    static var kind: Sense { Sense(rawValue: 1 << 19) }
    /// What holds other views.
    static var holder: Sense { Sense(rawValue: 1 << 20) }
    /// Says of what follows that it is not right: of an input, maybe, not of a message.
    static var wrong: Sense { Sense(rawValue: 1 << 21) }
    /// What the app does, at the name's end or in front of what lies over the screen meanwhile; else what people do.
    static var activity: Sense { Sense(rawValue: 1 << 22) }
    static var ofActivity: Sense { Sense(rawValue: 1 << 23) }
  }

  /// What all words tell that tell something.
  static let all: [String: RoleWord] = {
    var result: [String: RoleWord] = [:]
    func add(_ role: ViewRole, _ words: StaticString) {
      for word in WordTable.words(words) { result[word, default: RoleWord()].role.formUnion(role) }
    }
    func add(last role: ViewRole, _ words: StaticString) {
      for word in WordTable.words(words) { result[word, default: RoleWord()].asLast = role }
    }
    func add(_ sense: Sense, _ words: StaticString) {
      for word in WordTable.words(words) {
        result[word, default: RoleWord()].sense.formUnion(sense)
      }
    }
    add(
      .error,
      """
      error errors err failure failed fail invalid validation warning problem wrong incorrect mismatch
      """)
    add(
      .status,
      """
      status message info result results hint notice feedback success summary confirmation
      instruction instructions msg noresults notification response tip prompt
      """)
    add(
      .loading,
      """
      spinner loading loader indicator progress skeleton shimmer busy hud generating
      connecting processing waiting saving sending uploading downloading syncing typing
      """)
    add(
      .decoration,
      """
      separator seperator scrim transition dragging draging scrubber highlighted snapshot shadow gradient dim dimming night backdrop background blur effect fade tint shade black border divider underline underscore
      arrow chevron highlight cursor mask glow spacer thumbnail avatar dot dots badge line gap
      ornament stroke circle checkmark tick bg layer handle grabber skeleton shimmer placeholder
      caret ring halo particle particles confetti logo ripple wave waves firework fireworks sparkle
      ink translucency shield loupe magnifier eyedropper keyboard
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

    add(last: .label, "label lbl lb labels text lab")
    add(last: .input, "field input textfield searchbar textview")
    add(last: .control, "button btn switch slider stepper toggle segmented picker control")
    add(last: .cell, "cell")

    add(.wrong, "wrong incorrect")
    add(.activity, "activity")
    add(.ofActivity, "cover overlay mask wheel container")
    add(.empty, "empty")
    add(.undo, "undo")
    add(.pop, "pop")
    add(.up, "up")
    add(.focus, "focus")
    add(.refresh, "refresh")
    add(.grid, "grid")
    add(.ofGrid, "overlay lines")
    add(.code, "code")
    add(.field, "textview textfield txt tf tv")
    add(.tellsEmpty, "label lbl message text title state view")
    add(.offersUndo, "view bar banner")
    add(.text, "text")
    add(.search, "search")
    add(.view, "view")
    add(.bar, "bar")
    add(.frame, "view ring frame box square")
    add(.holder, "container wrapper holder")
    add(.image, "image icon")
    add(.pictured, "image img icon")
    add(.kind, "lbl lb btn img")
    return result
  }()
}
