import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes what the views of the file are made of, and what they are handed.
  mutating func readSwiftUI() {
    guard outline.file.language == .swift else { return }
    readRowViews()
    guard outline.importsSwiftUI else { return }
    readViewParts()
    readTypedMembers()
    readHandedTexts()
  }

  /// Notes the views that the file makes for each of what a list or a grid shows, and the parts of what is called
  /// a row: not those to which one goes from there, nor what comes over it.
  private mutating func readRowViews() {
    let rows =
      outline.closures.filter(outline.drawsRows).map(\.tokens)
      + outline.declarations.filter(outline.isCalledRow).map(\.tokens)
    var seen: Set<Name> = []
    for row in rows {
      let destinations = outline.destinations(within: row)
      for index in outline.calls(in: row) {
        let call = outline.calls[index]
        guard call.flags.contains(.capitalized), call.receiver.isEmpty,
          !seen.contains(call.name), !outline.spelling(Int(call.nameToken)).hasPrefix("UI"),
          !outline.leadsAway(to: call, within: row),
          !destinations.contains(where: { $0.contains(call.tokens.start) })
        else { continue }
        seen.insert(call.name)
        facts.rowViews.append(call.name)
      }
    }
  }

  /// Notes which views the types of the file are made of, but for the system's and those of previews.
  private mutating func readViewParts() {
    let previews = Set(outline.declarations.filter(outline.isPreview).map(\.name))
    let told = outline.toldOnChange
    var seen: [ViewPartFact: Int] = [:]
    for call in outline.calls
    where call.flags.contains(.capitalized) && call.receiver.isEmpty
      && !FileReader.systemViews.contains(call.name)
    {
      let type = outline.typeName(ofBlock: Int(call.block))
      guard type != .none, type != call.name, !previews.contains(type) else { continue }
      let view = outline.leadsAway(to: call, within: .none) ? .none : type
      let part = ViewPartFact(
        view: view, part: call.name, isBesideOthers: outline.standsBesideOthers(call))
      let place = seen[part] ?? facts.viewParts.count
      if place < facts.viewParts.count {
        facts.viewParts[place].isRepeated = true
      } else {
        seen[part] = place
        facts.viewParts.append(part)
      }
      if !told.isEmpty, outline.hands(call, anyOf: told, of: type) {
        facts.viewParts[place].isTold = true
      }
    }
  }

  /// Views that no project declares.
  private static let systemViews: Set<Name> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "Form", "List",
    "ForEach", "ScrollView", "Text", "Label", "Image", "Button", "Toggle", "Picker", "TextField",
    "Spacer", "Divider", "Color", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "NavigationLink", "NavigationStack", "NavigationView", "ProgressView", "GeometryReader", "Task",
    "EmptyView", "EdgeInsets", "ToolbarItem", "String", "Binding", "UUID", "Date",
  ]
}

extension SyntaxOutline {
  func isPreview(_ declaration: Declaration) -> Bool {
    declaration.kind == .struct && inherits(declaration, "PreviewProvider")
  }

  /// Whether a closure draws each of what a list or a grid shows: not each of the pages of a tab view, which
  /// are seen one at a time.
  fileprivate func drawsRows(_ closure: Closure) -> Bool {
    guard closure.call >= 0, !closure.parameters.isEmpty else { return false }
    switch calls[Int(closure.call)].name {
    case "ForEach", "List", "Table": break
    default: return false
    }
    return !closures(around: Int(calls[Int(closure.call)].block)).contains {
      call(ofClosure: $0)?.name == "TabView"
    }
  }

  /// Whether a view is called what is drawn for each of many: `MessageCard`, `TrackRowView`, and in UIKit
  /// `TrackCell`.
  fileprivate func isCalledRow(_ declaration: Declaration) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    let called = text(Int(declaration.nameToken))
    if declaration.kind == .class { return called.hasSuffix("Cell") }
    guard declaration.kind == .struct, inherits(declaration, "View") else { return false }
    let core = called.hasSuffix("View") ? called.dropLast(4) : called[...]
    return ["Row", "Cell", "Card", "Tile", "Bubble"].contains { core.hasSuffix($0) }
  }

  /// Whether what a call makes is not in the row, but where one gets from there: behind a link, in a sheet.
  fileprivate func leadsAway(to call: Call, within row: TokenRange) -> Bool {
    blocks(around: Int(call.block)).prefix { Int(blocks[$0].open) > row.start }
      .contains { blocks[$0].closure >= 0 && leadsAway(Int(blocks[$0].closure)) }
  }

  /// Whether a view is one of several in a stack or a list.
  fileprivate func standsBesideOthers(_ call: Call) -> Bool {
    let closure = Int(blocks[Int(call.block)].closure)
    guard closure >= 0, blocks[Int(call.block)].count > 1, let stack = self.call(ofClosure: closure)
    else { return false }
    return ["VStack", "HStack", "LazyVStack", "List", "Form", "Section", "ScrollView"]
      .contains(stack.name)
  }

  /// What the types of the file watch and announce whenever it changes: `.onChange(of: model.error) { … }`.
  fileprivate var toldOnChange: Set<Name> {
    var result: Set<Name> = []
    for call in calls where call.name == "onChange" || call.name == "onReceive" {
      guard let first = call.arguments.first, arguments[Int(first)].closure < 0,
        let watched = lastName(of: arguments[Int(first)].value),
        calls(in: TokenRange(Int(call.nameToken), call.tokens.end)).contains(where: {
          isPost(calls[$0])
        })
      else { continue }
      result.insert(typeName(ofBlock: Int(call.block)).member(watched))
    }
    return result
  }

  /// Whether a view is handed some of these properties of a type, or is there by one of them.
  fileprivate func hands(_ view: Call, anyOf properties: Set<Name>, of type: Name) -> Bool {
    let condition = branch(around: Int(view.block)).map { self.condition(ofBranch: $0) } ?? .none
    return [view.tokens, condition].contains { tokens in
      tokens.indices.contains {
        token($0).kind == .identifier && properties.contains(type.member(name($0)))
      }
    }
  }

  /// What the links of a row are handed as the place that they lead to.
  fileprivate func destinations(within row: TokenRange) -> [TokenRange] {
    calls(in: row).filter { calls[$0].name == "NavigationLink" }.flatMap { link in
      calls[link].arguments.map { arguments[Int($0)] }.filter { $0.label == "destination" }
        .map(\.value)
    }
  }

  private func leadsAway(_ closure: Int) -> Bool {
    guard let call = call(ofClosure: closure) else { return false }
    switch call.name {
    case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu",
      "navigationDestination":
      return true
    case "NavigationLink":
      guard closures[closure].label != "label" else { return false }
      return !call.arguments.contains {
        ["destination", "value"].contains(arguments[Int($0)].label)
          && arguments[Int($0)].closure != closure
      }
    default: return false
    }
  }
}

extension Set<Name> {
  /// Adds to the views of rows those that only rows are made of: they are drawn for each of many, too.
  mutating func addParts(of files: [FileFacts]) {
    guard !isEmpty else { return }
    var makers: [Name: [Name]] = [:]
    for index in files.indices {
      for part in files[index].viewParts { makers[part.part, default: []].append(part.view) }
    }
    var isGrowing = true
    while isGrowing {
      let more = makers.filter { !contains($0.key) && $0.value.allSatisfy(contains) }
      formUnion(more.keys)
      isGrowing = !more.isEmpty
    }
  }
}
