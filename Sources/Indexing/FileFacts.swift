package import Outlining
package import SourceText

/// What one file tells of the project.
///
/// Holds no text: names are numbers, places are offsets.
package struct FileFacts: Sendable {
  package var path: String
  package var functions: ContiguousArray<FunctionFact> = []
  package var calls: ContiguousArray<CallFact> = []
  /// Functions named by `#selector` and `@selector`, with who triggers them.
  package var selectors: ContiguousArray<SelectorFact> = []
  package var properties: ContiguousArray<PropertyFact> = []
  package var types: ContiguousArray<TypeFact> = []
  /// What begins with a capital letter and is named outside of the type of that name and of previews; a name may
  /// come more than once.
  package var namedTypes: ContiguousArray<Name> = []
  /// Which of these stand in a type, or in a function that perhaps nothing runs.
  package var mentionRuns: ContiguousArray<MentionRun> = []
  /// What functions that show or hide something may be called, where the file names it other than in one of
  /// `calls`: `onTap = showDetails`; a name may come more than once.
  package var namedFunctions: ContiguousArray<Name> = []
  /// What Swift may call the functions of Objective-C that may show or hide something.
  var swiftNames: ContiguousArray<SwiftNameFact> = []
  /// On what type functions are called that may show or hide something.
  var receivers: ContiguousArray<ReceiverFact> = []
  /// The types that have outlets or actions for a screen drawn in Xcode; a name may come more than once.
  package var drawnTypes: ContiguousArray<Name> = []
  package var localization = LocalizationFacts()
  /// Functions that only pass a text on to a post, with their names as spelt.
  package var announcers: ContiguousArray<AnnouncerFact> = []
  /// What the second pass may find something by; empty where it cannot find anything at all.
  package var triggers: Triggers = []
  /// Whether a comment of the file asks for something to be left alone.
  package var mentionsSuppression = false
  /// The collections that `numberOfRows`, `List` and `ForEach` count, by last name.
  package var countedCollections: ContiguousArray<Name> = []

  /// The SwiftUI views of the file that are toasts, or there for a failure alone.
  package var toastViews: [ToastViewFact] = []
  /// The cases of enumerations that carry one value.
  package var carryingCases: ContiguousArray<CarryingCaseFact> = []
  /// Properties whose type only shows by a case of an enumeration that they begin with.
  package var caseValues: ContiguousArray<CaseValueFact> = []
  /// The types that are made for each element of what a list or a grid shows.
  package var rowViews: ContiguousArray<Name> = []
  /// The texts that views are handed and show as they are: members of the views' types, or of functions that make
  /// a part of them; of errors their `localizedDescription`.
  package var handedTexts: ContiguousArray<Name> = []
  /// Which types make which views, where they import SwiftUI.
  package var viewParts: ContiguousArray<ViewPartFact> = []
  /// What makes views of toasts appear.
  package var toastSources: [ToastSourceFact] = []
  /// The views of toasts that some screen has from the first, with a text that is always the same.
  package var fixedToasts: [Name] = []

  /// Where models set the state that views watch.
  package var stateChanges: ContiguousArray<StateChangeFact> = []

  /// The code that runs when a member of some object has news.
  package var subscriptions: ContiguousArray<SubscriptionFact> = []
  /// Of the calls that such code makes, the subscription that runs them, by their place in `calls`.
  package var subscribedCalls: [Int32: Int32] = [:]
  /// Where objects have news for who watches their members.
  package var news: ContiguousArray<NewsFact> = []

  /// Where models keep to themselves that something has failed.
  package var caughtFailures: ContiguousArray<CaughtFailureFact> = []

  /// Watched properties that models compute of others.
  package var derivedProperties: ContiguousArray<DerivedPropertyFact> = []
  /// What its types read of what they hold; few of them are there again.
  var memberReads: ContiguousArray<MemberReadFact> = []
  /// What its views let the user type into.
  var typedMembers: ContiguousArray<MemberReadFact> = []

  /// Texts of the file that tell what was done.
  package var confirmations: [ConfirmationFact] = []

  package init(path: String) { self.path = path }
}

/// Names of `FileFacts.namedTypes` that stand together in a type, or in a function that perhaps nothing runs.
package struct MentionRun: Sendable {
  private var lower: Int32
  private var upper: Int32
  /// None outside of types.
  package let type: Name
  /// The innermost function around that may be one that nothing runs, in `FileFacts.functions`; -1 for none.
  package let function: Int32

  /// Holds the name at `start`.
  init(start: Int, type: Name, function: Int32) {
    lower = Int32(start)
    upper = lower + 1
    self.type = type
    self.function = function
  }

  var start: Int { Int(lower) }
  var end: Int {
    get { Int(upper) }
    set { upper = Int32(newValue) }
  }
}

/// A text of the project's that tells what was done: `NSLocalizedString("copied", comment: "")`.
package struct ConfirmationFact: Sendable {
  /// As spelt; names nothing but a literal and what fetches its translation.
  package var expression: String
  /// Whether it is a literal alone, which a view of SwiftUI's looks up where it shows it: `Text("Copied")`.
  package var isShownLiteral = false
  /// `copied`.
  package var participle: String
  /// The words beside it that say something, sorted.
  package var words: [String]
  package var language: Language
}

/// A `catch`, or a `case .failure`, that does not throw on: whoever called goes on as if nothing had
/// happened.
package struct CaughtFailureFact: Sendable {
  package var type: Name
  /// The function around it, in `FileFacts.functions`.
  package var function: Int32
  /// The watched properties of its own that it gives a value.
  package var properties: [Name]
  /// What it calls on itself, which may do so.
  package var callees: [Name]
}

/// A SwiftUI view that is there only to say what it is handed.
package struct ToastViewFact: Sendable {
  package var name: Name
  package var kind: Kind
  /// Of what is not a text itself the type, and its member that is shown; none where a text is.
  package var holder = Name.none
  package var member = Name.none

  package enum Kind: Sendable {
    /// What is only called a banner may as well be a part of the screen.
    case toast, banner
    /// What comes in place of the contents that could not be had.
    case failure
  }
}

/// A view that a type makes as a part of what it shows.
package struct ViewPartFact: Hashable, Sendable {
  /// None where the part is no part of a row that its type is: it comes over it, or one goes there.
  package var view: Name
  package var part: Name
  /// Whether others stand beside it: in a stack, in a list.
  package var isBesideOthers = false
  /// Whether the type announces what the part is handed, in some place, whenever that changes.
  var isTold = false
  /// Whether the type makes it in several places.
  var isRepeated = false
}

/// A case of an enumeration that carries one value: `case failed(String)`.
package struct CarryingCaseFact: Sendable {
  package var type: Name
  /// The type that the enumeration is declared in; none for one of a file's.
  package var outer: Name
  package var name: Name
  package var shape: TypeShape
}

/// A property that begins with a case of an enumeration: `var state = LoadState.idle`.
package struct CaseValueFact: Sendable {
  package var type: Name
  package var property: Name
  /// What is named before the case; an enumeration by its looks only.
  package var enumeration: Name
}

/// What a view of a toast is shown by: a property of a view or a model, or, where `property` is
/// `.none`, any value of a type.
package struct ToastSourceFact: Sendable {
  package var toast: Name
  package var type: Name
  package var property: Name
}

/// A computed property of a model, with the watched properties that it reads.
package struct DerivedPropertyFact: Sendable {
  package var type: Name
  package var property: Name
  package var sources: [Name]
}

/// One place at which a model gives a watched property of its own a value that is worth showing.
package struct StateChangeFact: Sendable {
  package var type: Name
  package var property: Name
  /// The function that does it, in `FileFacts.functions`.
  package var function: Int32
  /// What the closures around it say, as `ExecutionContext` does.
  package var own: Asker
  package var isLater: Bool
  /// Whether the function presents a toast by it: then that is where it is told.
  package var isToast: Bool
  /// Whether the value is written out, and says more than that something has begun.
  package var tellsOutcome = false
  /// Whether it is done by what the function only begins or subscribes to: when the function returns
  /// it may not have happened.
  package var isBegun = false
  /// Whether it adds to what a collection has.
  package var isAdded = false
  /// The case that the value is, where it is written as one: `.failed(error)`; none where it may be any.
  package var value = Name.none
  /// The subscription that does it, in `FileFacts.subscriptions`; -1 for none.
  var subscription: Int32 = -1
}

/// A function, method, initialiser or accessor with a body.
package struct FunctionFact: Sendable {
  /// Swift: the base name; Objective-C: the whole selector.
  package var name: Name
  /// The type it is a member of; `.none` for none.
  package var type: Name
  /// The byte offset of its declaration: with the path it is its identity.
  package var offset: UInt32
  /// What a call has to hand over to mean it.
  package var signature: Signature
  /// Who runs it by itself: a user's action, the system; empty where only calls show that.
  package var root: Asker
  package var flags: Flags
  /// Its calls, in `FileFacts.calls`.
  package var calls: Range<Int32>

  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Posts an accessibility notification in its own body.
    @inlinable package static var posts: Flags { Flags(rawValue: 1) }
    /// Only passes its text on to a post: a helper that announces.
    @inlinable package static var isAnnouncer: Flags { Flags(rawValue: 2) }
    /// Presents, pushes, pops or dismisses something that the system speaks.
    @inlinable package static var presents: Flags { Flags(rawValue: 8) }
    @inlinable package static var isPrivate: Flags { Flags(rawValue: 16) }
    @inlinable package static var isStatic: Flags { Flags(rawValue: 32) }
    /// A getter: no call runs it, only reading its property.
    @inlinable package static var isAccessor: Flags { Flags(rawValue: 64) }
    /// Its name says that a user's action runs it: `showFilters`, `didTapSave`.
    @inlinable package static var soundsAsked: Flags { Flags(rawValue: 128) }
    /// Handles a gesture only when that begins or ends, not at its every step.
    @inlinable package static var endsGesture: Flags { Flags(rawValue: 256) }
    /// Begins something that is done only after it has returned.
    @inlinable package static var begins: Flags { Flags(rawValue: 512) }
    /// Presents whatever the case, before it returns: a helper that shows an alert.
    @inlinable package static var alwaysPresents: Flags { Flags(rawValue: 1024) }
    /// Stops what a camera takes, or notes that it has enough of it.
    @inlinable package static var stopsFrames: Flags { Flags(rawValue: 2048) }
    /// Stands for a function of the same name of a class above its own.
    @inlinable package static var isOverride: Flags { Flags(rawValue: 4096) }
    /// Shows or hides something by its name, and only code that the project has can call it.
    @inlinable package static var needsCaller: Flags { Flags(rawValue: 8192) }
    /// Private, and named nowhere else in its file.
    @inlinable package static var isUncalled: Flags { Flags(rawValue: 16384) }
  }
}

/// Which arguments a function takes, as far as that fits into a few bytes.
package struct Signature: Hashable, Sendable {
  /// How many it must be given, and may be.
  package var required: UInt8 = 0
  package var maximum: UInt8 = .max
  /// The labels that it must be given, and may be, each as one bit.
  package var requiredLabels: UInt32 = 0
  package var labels: UInt32 = .max

  /// A function that takes whatever it is given, as far as is known.
  package init() {}

  /// Whether it tells of labels: in Objective-C they are parts of the name.
  var isOfSwift: Bool { labels != .max }

  /// The bit of a label.
  static func bit(of label: Name) -> UInt32 { 1 << UInt32((label.hash &>> 27) & 31) }

  /// Whether a call may mean a function like this.
  func fits(_ call: CallFact) -> Bool {
    guard !call.flags.contains(.isReference) else { return true }
    let missing = (requiredLabels & ~call.labels).nonzeroBitCount
    return call.argumentCount >= required && call.argumentCount <= maximum
      && call.labels & ~labels == 0 && missing <= (call.flags.contains(.hasTrailing) ? 1 : 0)
  }
}

/// One call inside a function.
package struct CallFact: Sendable {
  package var callee: Name
  /// The last name of the receiver: `self`, a variable, a type; `.none` for none.
  package var receiver: Name
  /// What the closures around it say, as `ExecutionContext` does.
  package var own: Asker
  package var flags: Flags
  package var argumentCount: UInt8 = 0
  /// The bits of the labels of its arguments.
  package var labels: UInt32 = 0

  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// After the function was left or suspended.
    @inlinable package static var isLater: Flags { Flags(rawValue: 1) }
    @inlinable package static var isOnSelf: Flags { Flags(rawValue: 2) }
    /// At each turn of a loop.
    @inlinable package static var isInTurn: Flags { Flags(rawValue: 4) }
    /// Once, after a time that the code sets.
    @inlinable package static var isDelayed: Flags { Flags(rawValue: 8) }
    /// Its last argument stands behind the parentheses, without a label.
    @inlinable package static var hasTrailing: Flags { Flags(rawValue: 16) }
    /// Only names the function, which something else runs: what it is given is not known.
    @inlinable package static var isReference: Flags { Flags(rawValue: 32) }
    /// Run by an object that keeps the closure, and handed none of what that may have to tell.
    @inlinable package static var isStreamed: Flags { Flags(rawValue: 64) }
    /// After something that was begun here, and that the code around it did not wait for.
    @inlinable package static var isBegun: Flags { Flags(rawValue: 128) }
  }

  /// A call of `callee` in a context; what it hands over is added by whoever knows.
  init(_ callee: Name, on receiver: Name, isOnSelf: Bool, in context: ExecutionContext) {
    self.callee = callee
    self.receiver = receiver
    own = context.own
    flags = isOnSelf ? .isOnSelf : []
    if context.isLater { flags.insert(.isLater) }
    if context.isInTurn { flags.insert(.isInTurn) }
    if context.isDelayed { flags.insert(.isDelayed) }
    if context.isBegun { flags.insert(.isBegun) }
  }
}

/// A function that announces the text that it is given.
package struct AnnouncerFact: Sendable {
  package var name: Name
  package var type: Name
  /// The base name as spelt.
  package var text: String
  /// The label of its one text; empty for none.
  package var label: String
  package var isStatic: Bool
  /// The type as spelt; empty for a free function.
  package var typeText: String
}

package struct SelectorFact: Sendable {
  package var name: Name
  package var type: Name
  package var root: Asker
}

/// A name by which Swift may call a function of Objective-C: `present`, for `presentFromView:`.
struct SwiftNameFact: Sendable {
  /// The index of the function among those of its file.
  let function: Int32
  let name: Name
}

/// On what type a function calls another, by the name that its receiver has there.
struct ReceiverFact: Sendable {
  /// The index of the calling function among those of its file.
  let function: Int32
  let callee: Name
  let receiver: Name
  /// `.none` where the code beside the call does not tell.
  let type: Name
  /// Whether it is one of the function's parameters.
  let isHanded: Bool
}

package struct PropertyFact: Sendable {
  package var type: Name
  package var name: Name
  package var shape: TypeShape
  /// `@State`, `@StateObject`, `@Published`, `@Binding` …: the first attribute; `.none` for none.
  package var wrapper: Name
}

package struct TypeFact: Sendable {
  package var name: Name
  package var supertypes: ContiguousArray<Name>
  /// Whether it is a structure or an enumeration, which nothing is derived from.
  package var isValue: Bool
  /// Whether it only adds to a type that is declared elsewhere, maybe outside the project.
  package var isExtension: Bool
}
