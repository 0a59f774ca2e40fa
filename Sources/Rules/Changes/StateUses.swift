import Indexing
import Lexing
import Outlining
import SourceText

/// How the views of a file show their state: which property is in a list, a text, a condition.
struct StateUses {
  struct Use: OptionSet, Hashable {
    var rawValue: UInt8
    static let list = Use(rawValue: 1)
    static let text = Use(rawValue: 2)
    static let condition = Use(rawValue: 4)
    /// A sheet or alert of the system's is bound to it: that speaks by itself.
    static let system = Use(rawValue: 8)
    /// A control is bound to it.
    static let input = Use(rawValue: 16)
    /// A progress view depends on it.
    static let loading = Use(rawValue: 32)
  }

  /// A member of a model, as a view shows it.
  struct Member {
    /// As spelt.
    var name: String
    var use: Use
    /// What the view shows of it: `model.items`, or what is computed of that.
    var expression: String
    /// Whether it is all that a list shows.
    var isWhole = false
  }

  private var uses: [Name: Use] = [:]
  /// State that texts show only as a part of themselves.
  private var wrapped: Set<Name> = []
  /// The texts that are there only for one value of some state.
  var revealed: [Revealing: Revealed] = [:]
  /// What has a branch of a view of its own.
  var branches: Set<Revealing> = []
  /// The app's own view that is all of such a branch.
  var soleViews: [Revealing: Name] = [:]
  /// What brings something without a text of its own.
  var shownBeside: Set<Revealing> = []
  /// State that some branch is there for together with more, or for all values but one.
  private(set) var decidedByMore: Set<Name> = []
  /// The screens of which a view is one at a time, by the state that decides it.
  var swapped: [Name: Screens] = [:]
  /// The calls whose contents the system presents, and speaks.
  private var spokenBySystem: [TokenRange] = []
  /// For a property that holds a model: which of the model's members are shown, and how.
  private var shownMembers: [Name: [Member]] = [:]
  /// The cases of states of which a text shows what they carry.
  var shownCases: Set<Name> = []
  /// Those that carry an error of which a text shows the description.
  var describedCases: Set<Name> = []
  /// For state of which a list shows something computed: the name of that.
  private var countedAs: [Name: String] = [:]
  /// Properties that hold a model which their view makes itself.
  private var ownModels: Set<Name> = []
  /// Whether some view of the file shows that something is waited for, and not by a flag of its own,
  /// which tells of what is done while it is set.
  private(set) var showsWaiting = false
  /// Whether something that the system presents is bound to state of the file's.
  private(set) var presentsByState = false

  /// `shows` says of the project's views which show what they are handed.
  init(_ outline: SyntaxOutline, shows: ShowsHanded) {
    guard outline.file.language == .swift else { return }
    for declaration in outline.declarations.indices
    where outline.declarations[declaration].kind == .property {
      note(declaration, outline)
    }
    guard !uses.isEmpty || !shownMembers.isEmpty else { return }
    spokenBySystem = outline.calls.filter { StateUses.presents($0.name) }.map {
      TokenRange(Int($0.nameToken), $0.tokens.end)
    }
    readBuilders(outline, shows)
  }

  /// Whether a property is state of its view's.
  func holds(_ property: Name, in type: Name) -> Bool { holds(type.member(property)) }

  mutating func add(_ use: Use, to member: Name) { uses[member]?.insert(use) }

  /// Whether a member of a type is state of a view's.
  func holds(_ member: Name) -> Bool { uses[member] != nil }

  /// Whether a case of some state decides what a view says.
  var showsCases = false

  func use(of property: Name, in type: Name) -> Use { uses[type.member(property)] ?? [] }

  /// Whether a text shows state only as a part of itself.
  func isWrapped(_ property: Name, in type: Name) -> Bool {
    wrapped.contains(type.member(property))
  }

  private mutating func note(_ index: Int, _ outline: SyntaxOutline) {
    let declaration = outline.declarations[index]
    guard declaration.parent >= 0, outline.declarations[Int(declaration.parent)].kind.isType else {
      return
    }
    let key = outline.declarations[Int(declaration.parent)].name.member(declaration.name)
    for attribute in declaration.attributes {
      switch outline.attributes[Int(attribute)].name {
      case "State":
        uses[key] = []
        shownMembers[key] = []
        if outline.makesModel(index) { ownModels.insert(key) }
      case "StateObject":
        shownMembers[key] = []
        if outline.makesModel(index) { ownModels.insert(key) }
      case "ObservedObject", "EnvironmentObject", "Bindable", "Environment":
        shownMembers[key] = []
      default: break
      }
    }
  }

  private mutating func readBuilders(_ outline: SyntaxOutline, _ shows: ShowsHanded) {
    for call in outline.calls {
      let type = outline.typeName(ofBlock: Int(call.block))
      switch call.name {
      case "List", "ForEach", "Table":
        addFirst(call, isSpokenBySystem(at: call.tokens.start) ? .system : .list, type, outline)
      case "Text", "Label":
        let texts = call.arguments.map { outline.arguments[Int($0)] }.filter { $0.closure < 0 }
        if isSpokenBySystem(at: call.tokens.start) {
          for text in texts { add(outline.names(in: text.value), .system, type) }
          continue
        }
        addTexts(texts.map(\.value), call, type, outline)
        guard let first = call.arguments.first else { continue }
        addUnwrapped(outline.arguments[Int(first)].value, Int(call.block), type, outline)
      case "ProgressView" where outline.standsForPicture(call): break
      case "ProgressView": addWait(call, type, outline)
      case "alert", "sheet", "fullScreenCover", "popover", "confirmationDialog",
        "navigationDestination", "actionSheet", "fileImporter", "photosPicker", "inspector",
        "fileExporter":
        presentsByState = true
        addBindings(call, .system, type, outline)
      case "popup": readPopup(call, type, outline)
      case "AlertToast": readToast(call, type, outline)
      case "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper",
        "DatePicker", "searchable", "TabView", "NavigationStack", "NavigationLink", "focused":
        addBindings(call, .input, type, outline)
      case _ where outline.isViewOfWait(call): addWait(call, type, outline)
      default: addHanded(call, type, outline, shows)
      }
    }
    readConditions(outline, shows)
  }

  /// What shows that something is waited for.
  private mutating func addWait(_ call: Call, _ type: Name, _ outline: SyntaxOutline) {
    let flag = outline.flag(showing: Int(call.block), of: type)
    if flag.flatMap({ uses[type.member($0)] }) == nil { showsWaiting = true }
    addConditions(around: Int(call.block), .loading, type, outline)
  }

  /// What a text shows of state.
  mutating func addTexts(
    _ texts: [TokenRange], _ call: Call, _ type: Name, _ outline: SyntaxOutline
  ) {
    for value in texts {
      let names = outline.names(in: value)
      // What is written for who develops the app is no text.
      if value.indices.contains(where: { outline.name($0) == "debugDescription" }) { continue }
      // What a function or a closure of the view is handed is no state of the same name.
      let block = Int(call.block)
      let isHanded = names.contains {
        outline.isParameter($0, around: block) || outline.isParameter($0, ofClosureAround: block)
      }
      if isHanded { continue }
      if isWrapped(value, outline) { wrapped.formUnion(names.map { type.member($0) }) }
      add(names, .text, type)
      if let shown = outline.shownPayload(value) {
        let shows: ShownHanded = shown.isDescription ? .described : .asItIs
        addPayload(shown.name, shows, Int(call.block), type, outline)
      }
      addMember(value, .text, type, outline)
    }
  }

  /// Whether a text is put together of more than the state: what the state holds is then no text yet.
  private func isWrapped(_ value: TokenRange, _ outline: SyntaxOutline) -> Bool {
    if outline.isReworded(value) { return true }
    guard !value.isEmpty, outline.token(value.start).kind == .stringHead else { return false }
    return outline.text(value.start) != "\"\\(" || outline.text(value.end - 1) != ")\""
  }

  static func presents(_ name: Name) -> Bool {
    switch name {
    case "alert", "confirmationDialog", "actionSheet", "Alert", "ActionSheet", "Menu", "Picker",
      "contextMenu":
      true
    default: false
    }
  }

  /// Whether a token stands in what the system presents, and speaks: in an alert's arguments, not in the
  /// view that it is put on.
  func isSpokenBySystem(at token: Int) -> Bool { spokenBySystem.contains { $0.contains(token) } }

  /// The members of a model that the view shows.
  func members(of property: Name, in type: Name) -> [Member] {
    shownMembers[type.member(property)] ?? []
  }

  /// What a list shows of a collection, where that is computed; empty where it is the collection.
  func counted(_ property: Name, in type: Name) -> String {
    countedAs[type.member(property)] ?? ""
  }

  /// Whether the view itself makes the model that a property holds.
  func makesModel(_ property: Name, in type: Name) -> Bool {
    ownModels.contains(type.member(property))
  }

  /// Whether some view shows in a list what a model of its has.
  var listsMembers: Bool { shownMembers.values.contains { $0.contains { $0.use == .list } } }

  /// Whether a property holds a model of which something is shown.
  func holdsModel(_ property: Name, in type: Name) -> Bool {
    shownMembers[type.member(property)]?.isEmpty == false
  }

  /// Notes `model.member` where it is all of an expression, or `$`-bound.
  mutating func addMember(
    _ value: TokenRange, _ use: Use, _ type: Name, _ outline: SyntaxOutline
  ) {
    guard value.count == 3, outline.token(value.start + 1).kind == .period,
      outline.token(value.start).kind == .identifier
    else { return }
    let key = type.member(outline.name(value.start))
    guard shownMembers[key] != nil else { return }
    shownMembers[key]?.append(
      Member(name: outline.text(value.end - 1), use: use, expression: outline.text(value)))
  }

  /// `ForEach(filtered)`: the list shows what a property of the view computes of its state.
  private mutating func addComputed(_ value: TokenRange, _ type: Name, _ outline: SyntaxOutline) {
    guard value.count == 1, outline.token(value.start).kind == .identifier else { return }
    var open = [outline.name(value.start)]
    var seen = Set(open)
    while let name = open.popLast() {
      guard let body = outline.computedCollection(name, of: type) else { continue }
      for index in body.start..<body.end where outline.token(index).kind == .identifier {
        let inner = outline.name(index)
        let key = type.member(inner)
        if let state = uses[key], outline.isCollection(inner, of: type) {
          uses[key] = state.union(.list)
          // Several lists show a part each: all that there is are they together.
          let isPart = countedAs[key].map { $0 != outline.text(value) } ?? false
          countedAs[key] = isPart ? "" : outline.text(value)
        } else if shownMembers[key] != nil, index + 2 < body.end,
          outline.token(index + 1).kind == .period, outline.token(index + 2).kind == .identifier
        {
          shownMembers[key]?.append(
            Member(name: outline.text(index + 2), use: .list, expression: outline.text(value)))
        } else if seen.insert(inner).inserted {
          open.append(inner)
        }
      }
    }
  }

  mutating func add(_ names: [Name], _ use: Use, _ type: Name) {
    for name in names where uses[type.member(name)] != nil {
      uses[type.member(name)]?.formUnion(use)
    }
  }

  private mutating func addFirst(_ call: Call, _ use: Use, _ type: Name, _ outline: SyntaxOutline) {
    guard let first = call.arguments.first, outline.arguments[Int(first)].closure < 0 else {
      return
    }
    let value = outline.arguments[Int(first)].value
    let before = shownMembers
    add(outline.names(in: value), use, type)
    addMember(value, use, type, outline)
    // Groups of rows are no number of anything.
    let isNested = outline.calls.contains {
      $0.name == "ForEach" && $0.tokens.start > Int(call.nameToken)
        && $0.tokens.end < call.tokens.end
    }
    guard use == .list else { return }
    if !isNested { addComputed(value, type, outline) }
    guard isWholeList(call, outline) else { return }
    for (key, members) in shownMembers {
      for index in members.indices.dropFirst(before[key]?.count ?? 0) {
        shownMembers[key]?[index].isWhole = true
      }
    }
  }

  /// `List(items)`, or `List { ForEach(items) }` with nothing beside it.
  private func isWholeList(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    guard call.name == "ForEach" else { return true }
    let block = outline.blocks[Int(call.block)]
    guard block.count == 1, block.closure >= 0 else { return false }
    let around = Int(outline.closures[Int(block.closure)].call)
    return around >= 0 && outline.calls[around].name == "List"
  }

  private mutating func addBindings(
    _ call: Call, _ use: Use, _ type: Name, _ outline: SyntaxOutline
  ) {
    for index in call.arguments {
      guard let value = outline.boundState(outline.arguments[Int(index)].value) else { continue }
      let first = outline.text(value.start)
      let name = Name(first.hasPrefix("$") ? String(first.dropFirst()) : first)
      add([name], use, type)
      guard value.count == 3, shownMembers[type.member(name)] != nil else { continue }
      shownMembers[type.member(name)]?.append(
        Member(name: outline.text(value.end - 1), use: use, expression: outline.text(value)))
    }
  }

  /// The state in the heads of the `if`s around a block.
  private mutating func addConditions(
    around block: Int, _ use: Use, _ type: Name, _ outline: SyntaxOutline
  ) {
    for index in outline.blocks(around: block) {
      let current = outline.blocks[index]
      if current.kind == .ifBody, current.statement >= 0 {
        let start = outline.statements[Int(current.statement)].tokens.start
        add(outline.names(in: TokenRange(start, Int(current.open))), use, type)
      }
      if current.kind == .accessor || current.kind == .function { return }
    }
  }

  /// The state in the heads of a view's `if`s, and the texts that are there only for one value of it.
  private mutating func readConditions(_ outline: SyntaxOutline, _ shows: ShowsHanded) {
    guard !uses.isEmpty else { return }
    for index in outline.blocks.indices where outline.blocks[index].legality == .resultBuilder {
      let block = outline.blocks[index]
      switch block.kind {
      case .ifBody, .elseBody:
        guard block.statement >= 0 else { continue }
        let type = outline.typeName(ofBlock: index)
        let start = outline.statements[Int(block.statement)].tokens.start
        let head = outline.names(in: TokenRange(start, Int(block.open)))
          .filter { holds($0, in: type) }
        guard !head.isEmpty else { continue }
        if block.kind == .ifBody {
          add(head, .condition, type)
          readScreens(from: index, type, outline)
        }
        if let branch = outline.stateBranch(index) {
          read(branch, index, type, outline, shows)
        } else {
          decidedByMore.formUnion(head.map { type.member($0) })
        }
      case .caseBody:
        let type = outline.typeName(ofBlock: index)
        readScreens(from: index, type, outline)
        if let branch = outline.stateBranch(index) {
          read(branch, index, type, outline, shows)
        } else if let subject = outline.subject(ofCase: index) {
          // `default:`, or a case for several values.
          decidedByMore.formUnion(outline.names(in: subject).map { type.member($0) })
        }
      default: break
      }
    }
  }
}
