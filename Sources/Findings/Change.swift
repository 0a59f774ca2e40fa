package import Indexing
package import Outlining

/// One thing that a statement changes on screen.
package struct Change: Sendable {
  package var kind: Kind
  /// The statement that makes it, in its own block.
  package var statement: Int
  package var block: Int
  /// The view (or SwiftUI state) that changes; empty where it is `self` or unknown.
  package var subject: TokenRange
  /// The last name of the subject, as spelt; empty for none.
  package var name: String
  package var role: ViewRole
  /// The new text, flag or collection; empty where there is none.
  package var value: TokenRange
  /// What few changes have, apart from the rest: changes are copied often.
  private var details: Details?

  package enum Kind: Sendable, CaseIterable {
    /// The text of a label.
    case text
    case shown, hidden
    /// Shown or hidden as an expression tells.
    case visibility
    /// A list got other contents as a whole.
    case list
    /// Rows of a list came, went or were drawn anew.
    case rows
    case loadingStart, loadingEnd
    /// SwiftUI state that a `Text` shows.
    case stateText
    /// SwiftUI state that a list shows.
    case stateList
    /// A model that a SwiftUI view shows was told to load, and has.
    case modelLoad
    /// A child view controller took the place of another, or the window got another root.
    case swap
    /// A command of the user's was carried out: deleted, saved, copied.
    case command
    /// An image was exchanged, and what VoiceOver says of it with it.
    case image
    /// Another page came into view.
    case page
    /// SwiftUI state that decides whether something is there.
    case stateFlag
    /// SwiftUI state that decides which of several screens a view is.
    case stateSwap
    /// The next step of an assistant has come on screen inside its container.
    case step
    /// A view is made modal for assistive technologies, or no longer is: the value tells.
    case modal
    /// What lies behind another view is taken from assistive technologies, or given back.
    case background
  }

  package init(
    kind: Kind, statement: Int, block: Int, subject: TokenRange, name: String,
    owner: String = "", value: TokenRange, vocabulary: OwnVocabulary
  ) {
    self.kind = kind
    self.statement = statement
    self.block = block
    self.subject = subject
    self.name = name
    let words = Words.split(name)
    role = ViewRole(named: name, words, vocabulary)
    if !owner.isEmpty { details = Details(owner: owner) }
    // A view that is only called what it is has its part from what it belongs to: `hud.label`.
    if !owner.isEmpty, words.allSatisfy(Change.isGeneric) {
      role.formUnion(ViewRole(named: owner, vocabulary))
    }
    self.value = value
  }

  private static func isGeneric(_ word: String) -> Bool {
    ["label", "text", "view", "details", "detail", "title", "subtitle", "content"].contains(word)
  }

  /// Whether it is the view that has the code, by its name or by none.
  package var isOfSelf: Bool { name.isEmpty || name == "self" }

  /// Whether only the view's `alpha` shows or hides it: it may only be dimmed.
  package var isByAlpha = false

  /// The name before the last one, as spelt; empty for none.
  package var owner: String {
    get { details?.owner ?? "" }
    set { details = Details(owner: newValue, model: model, counted: counted) }
  }

  /// For a model that has loaded: what of it the view shows.
  package var model: ModelLoad? {
    get { details?.model }
    set { details = Details(owner: owner, model: newValue, counted: counted) }
  }

  /// For a collection: the expression that the list shows of it, where that is not its name.
  package var counted: String {
    get { details?.counted ?? "" }
    set { details = Details(owner: owner, model: model, counted: newValue) }
  }

  private final class Details: Sendable {
    let owner: String
    let model: ModelLoad?
    let counted: String

    init(owner: String, model: ModelLoad? = nil, counted: String = "") {
      self.owner = owner
      self.model = model
      self.counted = counted
    }
  }

  /// Whether the text is what a case of the state carries.
  package var isPayload = false

  /// Whether what appears comes in place of what shows that something is waited for.
  package var endsWait = false

  /// Whether the text is the description of the error that the value is.
  package var isDescribed = false

  /// Whether the subject is the text itself, `hud.labelText`, and no view that has it.
  package var isSubjectText = false

  /// Whether a library shows the text, for a moment, and posts nothing.
  package var isOfLibrary = false

  /// Whether the view that is given the text has code of its own for it.
  package var hasSetter = false

  /// Whether what a flag reveals is a dialog of the app's own, or a library's toast.
  package var isDialog = false

  /// What it says after the text that the flag reveals; empty for nothing.
  package var more = TokenRange.none

  /// Whether the text that a flag reveals is all that appears with it.
  package var isWhole = false

  /// When that text is there: in any case, or where the flag, which may get either value, is set or not,
  /// or where there is something at all.
  package var presence = Presence.surely

  package enum Presence: Sendable {
    case surely, whereSet, whereUnset, whereThere
  }

  /// What a model has loaded, of what its view shows.
  package struct ModelLoad: Sendable {
    /// The collection, as spelt; `nil` where it is only a part of what was loaded.
    package var collection: String?
    /// The text of its error, as spelt.
    package var error: String?
    /// Whether no other view can tell of it: this one makes the model, or alone reads what it has loaded.
    package var isOwn: Bool
    /// What becomes of a failure that `error` does not show.
    package var failure: CaughtFailure

    package init(collection: String?, error: String?, isOwn: Bool, failure: CaughtFailure) {
      self.collection = collection
      self.error = error
      self.isOwn = isOwn
      self.failure = failure
    }
  }

  /// How much of an event it is by itself: a stronger one takes weaker ones in.
  package var strength: Int {
    switch kind {
    case .text, .stateText: role.isDisjoint(with: [.error, .status, .toast]) ? 3 : 6
    case .list, .stateList, .rows, .modelLoad: 5
    case .shown, .visibility: role.contains(.error) ? 6 : 4
    case .swap, .stateSwap, .step: 7
    case .modal, .background: 5
    case .stateFlag: 2
    case .hidden: 2
    case .command, .image, .page: 1
    case .loadingStart, .loadingEnd: 0
    }
  }
}

extension Change {
  /// Several kinds of changes.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt32
    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As the standard library's, which in other modules is generic code that is looked up as it runs.
    package init(arrayLiteral kinds: Kinds...) {
      rawValue = kinds.reduce(0) { $0 | $1.rawValue }
    }

    @inlinable package static var text: Kinds { Kinds(rawValue: 1 << 0) }
    @inlinable package static var shown: Kinds { Kinds(rawValue: 1 << 1) }
    @inlinable package static var hidden: Kinds { Kinds(rawValue: 1 << 2) }
    @inlinable package static var visibility: Kinds { Kinds(rawValue: 1 << 3) }
    @inlinable package static var list: Kinds { Kinds(rawValue: 1 << 4) }
    @inlinable package static var rows: Kinds { Kinds(rawValue: 1 << 5) }
    @inlinable package static var loadingStart: Kinds { Kinds(rawValue: 1 << 6) }
    @inlinable package static var loadingEnd: Kinds { Kinds(rawValue: 1 << 7) }
    @inlinable package static var stateText: Kinds { Kinds(rawValue: 1 << 8) }
    @inlinable package static var stateList: Kinds { Kinds(rawValue: 1 << 9) }
    @inlinable package static var modelLoad: Kinds { Kinds(rawValue: 1 << 10) }
    @inlinable package static var swap: Kinds { Kinds(rawValue: 1 << 11) }
    @inlinable package static var command: Kinds { Kinds(rawValue: 1 << 12) }
    @inlinable package static var image: Kinds { Kinds(rawValue: 1 << 13) }
    @inlinable package static var page: Kinds { Kinds(rawValue: 1 << 14) }
    @inlinable package static var stateFlag: Kinds { Kinds(rawValue: 1 << 15) }
    @inlinable package static var step: Kinds { Kinds(rawValue: 1 << 16) }
    @inlinable package static var modal: Kinds { Kinds(rawValue: 1 << 17) }
    @inlinable package static var background: Kinds { Kinds(rawValue: 1 << 18) }
    @inlinable package static var stateSwap: Kinds { Kinds(rawValue: 1 << 19) }

    init(_ kind: Kind) {
      self =
        switch kind {
        case .text: .text
        case .shown: .shown
        case .hidden: .hidden
        case .visibility: .visibility
        case .list: .list
        case .rows: .rows
        case .loadingStart: .loadingStart
        case .loadingEnd: .loadingEnd
        case .stateText: .stateText
        case .stateList: .stateList
        case .modelLoad: .modelLoad
        case .swap: .swap
        case .command: .command
        case .image: .image
        case .page: .page
        case .stateFlag: .stateFlag
        case .step: .step
        case .modal: .modal
        case .background: .background
        case .stateSwap: .stateSwap
        }
    }

    func contains(_ kind: Kind) -> Bool { !isDisjoint(with: Kinds(kind)) }
  }
}
