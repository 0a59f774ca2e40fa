import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension ListPlan {
  /// Why the number of what was loaded may not be what the user came for; `nil` where names agree.
  func countDoubt(_ collection: CountChoice.Collection) -> Reason? {
    if event.decision != .asked, isOnlyRedrawn || isHelper { return .weakEvidence }
    if isAsItWas || isNarrowedWhereShown(collection) || isCapped(collection) {
      return .weakEvidence
    }
    if mayWaitOn { return .severalConditions }
    if comesAsScreen { return .weakEvidence }
    if isOfOtherCommand || losesOne(collection) || getsOne(collection) { return .madeSentence }
    if isWithoutResult || isOfEmptiedQuery { return .weakEvidence }
    if isEmptiedByFailure(collection) { return .unknownOutcome }
    if keepsSomethingElse(collection) { return .weakEvidence }
    // What most collections are called says nothing of what is in them.
    guard collection.name != "items" else { return nil }
    let things = things(in: collection.name)
    guard things != ["item"] else {
      // A row that was chosen leads to another list, whose number is the least of it.
      return isOfRowChoice ? .madeSentence : nil
    }
    if !things.isDisjoint(with: ListPlan.promotions) { return .weakEvidence }
    if countsOthers(than: things, collection) { return .weakEvidence }
    if isOfSomethingNamed(things) { return .madeSentence }
    return isBeside(things) ? .weakEvidence : nil
  }

  /// Whether what has come is kept as something else than what would be counted:
  /// `self.map = map; self.tableView.reloadData()` where the rows are tours.
  private func keepsSomethingElse(_ collection: CountChoice.Collection) -> Bool {
    guard event.context.isLater, !assignsCollection else { return false }
    let outline = base.context.outline
    let counted = Set(collection.expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return outline.assignments(directlyIn: event.home).contains { assignment in
      assignment.value.count == 1 && assignment.propertyToken >= 0
        && outline.setsOwn(assignment)
        && !counted.contains(outline.text(Int(assignment.propertyToken))[...])
        && outline.isParameter(outline.name(assignment.value.start), ofClosureAround: event.home)
    }
  }

  /// Whether a failure goes on as if nothing had been found: `if (error) { self.items = @[]; }`.
  private func isEmptiedByFailure(_ collection: CountChoice.Collection) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.assignments[outline.assignments(in: body)].contains { assignment in
      let block = Int(assignment.block)
      return assignment.property == Name(collection.name)
        && assignment.target.start < event.changes[0].subject.start
        && ListPlan.empties.contains(outline.text(assignment.value)) && !outline.leaves(block)
        && outline.blocks[block].kind == .ifBody && outline.isFailureBranch(block)
    }
  }

  /// Whether all is shown again where nothing is searched for any more: `if query.isEmpty { … }`.
  private var isOfEmptiedQuery: Bool {
    let outline = base.context.outline
    guard outline.blocks[event.home].kind == .ifBody else { return false }
    let condition = outline.condition(ofBranch: event.home).indices
    let asksForNothing = condition.contains { outline.name($0) == "isEmpty" }
    return asksForNothing
      && condition.contains { index in
        outline.token(index).kind == .identifier
          && !Words.ofQueries.isDisjoint(with: Words.split(outline.text(index)))
      }
  }

  /// Whether a toast comes with the list, which says what has happened.
  var isToldOtherwise: Bool {
    let outline = base.context.outline
    return outline.assignments(directlyIn: event.home).contains { assignment in
      assignment.value.count > 1
        && ViewRole(named: outline.text(assignment.value.start)).contains(.toast)
    }
  }

  /// Whether what a model has loaded is called by no things that could be counted, and is a part of a
  /// screen that is about something else: the history beside a profile.
  func isVaguelyBeside(_ loaded: String) -> Bool {
    guard loaded != "items", things(in: loaded) == ["item"] else { return false }
    let things = singulars(Wording.noun(of: loaded))
    return things != ["item"] && isBeside(things)
  }

  /// Whether the wait is only over under a condition, and the list is drawn in either case:
  /// `if !channels.pending { refreshControl.endRefreshing() }`.
  private var mayWaitOn: Bool {
    let outline = base.context.outline
    return outline.calls(in: outline.interior(of: event.home)).contains { index in
      let call = outline.calls[index]
      guard ["endRefreshing", "stopAnimating"].contains(call.name),
        Int(call.block) != event.home, outline.blocks[Int(call.block)].kind == .ifBody
      else { return false }
      return outline.spelling(outline.condition(ofBranch: Int(call.block))).lowercased
        .contains(anyOf: ["pending", "loading", "fetching", "busy"])
    }
  }

  /// Whether a view of SwiftUI shows only some of what is loaded: `items.filter { … }` where it is drawn.
  private func isNarrowedWhereShown(_ collection: CountChoice.Collection) -> Bool {
    let outline = base.context.outline
    guard outline.file.language == .swift else { return false }
    return outline.calls.contains { call in
      call.name == "filter" && outline.lastName(of: call.receiver) == Name(collection.name)
        && outline.blocks[Int(call.block)].legality == .resultBuilder
    }
  }

  /// Whether a row of a list was chosen.
  private var isOfRowChoice: Bool {
    let outline = base.context.outline
    let function = outline.declarations[event.function]
    return ["tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:"]
      .contains(function.name)
      || function.parameters.contains {
        ["didSelectRowAt", "didSelectItemAt"].contains(outline.parameters[Int($0)].label)
      }
  }

  /// Whether the function makes the things itself that it lists, out of nothing: samples, or what is
  /// always the same.
  var isMadeUp: Bool {
    let outline = base.context.outline
    guard event.function >= 0, outline.declarations[event.function].parameters.isEmpty,
      let collection
    else { return false }
    let body = outline.declarations[event.function].tokens
    let isFilled = outline.blocks.contains {
      $0.kind == .loopBody && $0.open >= body.start && $0.open < body.end
    }
    guard !isFilled else { return false }
    return outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      guard assignment.property == Name(collection.name), assignment.value.count == 1 else {
        return false
      }
      return outline.declarations(named: outline.name(assignment.value.start), in: body).contains {
        ListPlan.empties.contains(outline.text($0.value))
      }
    }
  }

  static let empties: Set<String> = [
    "[]", "@[]", "[NSArray array]", "[NSMutableArray array]", "[NSMutableArray new]",
    "[[NSMutableArray alloc] init]", "NSMutableArray()",
  ]

  /// What nobody has come for.
  private static let promotions = Set(words: "banner promotion ad advertisement slide")

  /// Whether the list is drawn again where nothing of what was asked for has come: in the `else` of an
  /// `if let`, in which nothing is kept.
  private var isWithoutResult: Bool {
    let outline = base.context.outline
    let block = outline.blocks[event.home]
    guard block.kind == .elseBody, block.statement >= 0,
      let first = outline.branches(beside: event.home).first
    else { return false }
    let start = outline.statements[Int(block.statement)].tokens.start
    let isBinding = (start..<Int(outline.blocks[first].open)).contains {
      outline.token($0).word == .let
    }
    return isBinding
      && outline.assignments(in: outline.interior(of: event.home)).isEmpty
  }

  /// What a name says there are, each word for one of them.
  private func things(in name: String) -> Set<String> { singulars(Wording.countedNoun(of: name)) }

  private func singulars(_ noun: String) -> Set<String> {
    // "sub-events" are events.
    Set(noun.split { $0 == " " || $0 == "-" }.map { EnglishNouns.singular($0.lowercased()) })
  }

  /// Whether what the view counts is derived from what was loaded, and something else by its name:
  /// the keywords of topics.
  private func countsOthers(
    than things: Set<String>, _ collection: CountChoice.Collection
  ) -> Bool {
    let counted = collection.expression.split(separator: ".").last.map(String.init) ?? ""
    guard counted != collection.name else { return false }
    let others = self.things(in: counted)
    let stems = Set(things.map { $0.prefix(5) })
    return others != ["item"] && others.allSatisfy { !stems.contains($0.prefix(5)) }
      && others.union(things).isDisjoint(with: ListPlan.found)
  }

  /// Whether the function's name speaks of nothing that brings a list: who has been told of a new card,
  /// or accepts a request, has loaded nothing.
  private var isOfOtherCommand: Bool {
    if event.functionWords.first(where: { !Wording.handlers.contains($0) })
      .map(ListPlan.commands.contains) ?? false || isOfClosureWithCommand
    {
      return true
    }
    let outline = base.context.outline
    guard event.verb == .other, event.decision != .asked, event.context.function >= 0,
      outline.declarations[event.context.function].kind != .accessor,
      event.asker.isDisjoint(with: [.lifecycle, .firstLoad]),
      !outline.calls(in: outline.declarations[event.function].tokens).contains(where: {
        outline.calls[$0].name == "endRefreshing"
      })
    else { return false }
    return bringsNothing(event.functionName)
  }

  /// What brings no list, whatever else the function's name says: `saveWithData`.
  static let commands = Set(
    words: """
      save delete remove send submit post create edit rename like unlike follow unfollow set mark
      toggle archive block unblock accept reject decline approve cancel pin unpin
      """)

  /// The same of what a model is asked to do: `model.acceptRequest(id)`.
  func isOfOtherCommand(of change: Change) -> Bool {
    let outline = base.context.outline
    let asked = outline.calls(in: outline.statements[change.statement].tokens).first { index in
      let call = outline.calls[index]
      return call.nameToken >= 0 && outline.lastName(of: call.receiver) == Name(change.name)
    }
    guard let asked else { return false }
    let name = outline.text(Int(outline.calls[asked].nameToken))
    return FunctionVerb(named: name) == .other && bringsNothing(name)
  }

  private func bringsNothing(_ function: String) -> Bool {
    let words = Words.split(function)
    // `followRequest` makes none.
    return Wording.outcomeWords.isDisjoint(with: words.prefix(1) + words.filter { $0 != "request" })
  }

  /// Whether a list is only drawn again, for something else that has changed: what it shows is as it was.
  private var isOnlyRedrawn: Bool {
    let isRead = event.changes.contains { $0.kind == .modelLoad || $0.kind == .loadingEnd }
    return !isRead && event.verb != .load && !assignsCollection && setsOther
  }

  /// Whether a user's action sets nothing before a list is drawn again, and calls nothing that may: a
  /// search is given up.
  private var isAsItWas: Bool {
    let outline = base.context.outline
    guard event.decision == .asked, !event.context.isLater, !assignsCollection else { return false }
    let start = Int(outline.blocks[Int(outline.declarations[event.function].body)].open)
    let before = TokenRange(start, outline.statements[event.changes[0].statement].tokens.end)
    let sets = outline.assignments(in: before).contains {
      !["text", "isHidden", "hidden", "alpha"].contains(outline.assignments[$0].property)
    }
    return !sets
      && outline.calls(in: before).allSatisfy { index in
        let call = outline.calls[index]
        guard call.nameToken >= 0 else { return true }
        let verb = FunctionVerb(named: outline.text(Int(call.nameToken)))
        return call.name == "reloadData" || verb == .hide
      }
  }

  /// Whether the function does nothing but have a list drawn again, for whoever calls it: `reloadTable()`.
  private var isHelper: Bool {
    let words = event.functionWords
    return !assignsCollection && words.first == "reload"
      && words.allSatisfy(ListPlan.wordsOfRedrawing.contains)
  }

  private static let wordsOfRedrawing: Set<String> = [
    "reload", "table", "view", "data", "list", "collection", "ui", "tableview", "cells", "rows",
  ]

  /// Whether the function only keeps the things that it is handed: who loaded them knows who waits.
  var isHandedOver: Bool {
    guard let collection else { return false }
    let outline = base.context.outline
    return outline.assignments(in: outline.declarations[event.function].tokens).contains { index in
      let assignment = outline.assignments[index]
      return assignment.property == Name(collection.name) && assignment.value.count == 1
        && base.context.isParameter(outline.name(assignment.value.start), in: event)
    }
  }

  /// Whether the function gives some other property a value.
  private var setsOther: Bool {
    let outline = base.context.outline
    return outline.assignments(in: outline.declarations[event.function].tokens).contains {
      let assignment = outline.assignments[$0]
      return !assignment.receiver.isEmpty && outline.lastName(of: assignment.receiver) != "self"
        && !["text", "attributedText", "isHidden", "hidden", "alpha"].contains(assignment.property)
    }
  }

  /// Whether the function fills another list before, which is then told: what comes after, as it comes,
  /// would talk over that.
  var isAfterAnother: Bool {
    let outline = base.context.outline
    let names = Set(event.changes(.stateList).map(\.name))
    guard !names.isEmpty else { return false }
    return base.context.found.events(of: event.function).contains { other in
      let others = Set(other.changes(.stateList).map(\.name))
      return !others.isEmpty && others.isDisjoint(with: names)
        && outline.body(around: other.home) != outline.body(around: event.home)
        && other.changes[0].subject.start < event.changes[0].subject.start
        && !outline.isExclusive(other.home, event.home)
    }
  }

  /// Whether what the list shows is read from what the device keeps, at once for all that is seen.
  var isKept: Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    let values = event.changes(.stateList).map(\.value).flatMap { value in
      value.count == 1
        ? [value] + outline.declarations(named: outline.name(value.start), in: body).map(\.value)
        : [value]
    }
    return values.contains { value in
      outline.spelling(value).lowercased
        .contains(anyOf: [
          "database", "db.", "dbmanager", "coredata", "realm", "downloaded", "delivered",
          "userdefaults", "cached", "persistence",
        ])
    }
  }

  /// Whether a list is a part of a screen that is about something else, and is loaded as that opens: its
  /// number would talk over what the user came for.
  private func isBeside(_ collection: String) -> Bool {
    let things = things(in: collection)
    return things != ["item"] && isBeside(things)
  }

  /// Whether what a model has loaded is beside what the screen is about by its name, and other things are
  /// listed there as well, or it only sorts those by something: the groups of chores.
  func isOneOfSeveral(_ loaded: String) -> Bool {
    guard isBeside(loaded) else { return false }
    if !things(in: loaded).isDisjoint(with: ["group", "section"]) { return true }
    let outline = base.context.outline
    let type = outline.typeName(around: event.function)
    return outline.calls.contains { call in
      guard call.name == "ForEach" || call.name == "List", let first = call.arguments.first,
        case let shown = outline.arguments[Int(first)], shown.closure < 0,
        // `Kind.allCases` is what there is to choose from.
        outline.text(shown.value).first?.isLowercase ?? false,
        outline.typeName(ofBlock: Int(call.block)) == type
      else { return false }
      return outline.lastName(of: shown.value) != Name(loaded)
    }
  }

  private func isBeside(_ things: Set<String>) -> Bool {
    guard !event.asker.isDisjoint(with: [.lifecycle, .firstLoad]),
      ListPlan.again.isDisjoint(with: event.functionWords)
    else { return false }
    let screen = Words.split(base.context.found.typeName(event)).map(EnglishNouns.singular)
    if screen.last(where: { $0 != "view" }).map(ListPlan.parts.contains) ?? false { return true }
    return things.isDisjoint(with: screen) && things.isDisjoint(with: ListPlan.found)
  }

  /// What a view is called that is a part of a screen, beside others that may be loaded as well.
  private static let parts: Set<String> = [
    "section", "widget", "header", "footer", "sidebar", "carousel", "banner", "strip",
  ]

  /// What the user does to see something: then its number is what he came for.
  private static let again: Set<String> = [
    "refresh", "reload", "pull", "search", "find", "query", "filter", "return", "submit",
  ]

  /// What a search lists, whatever it was for.
  private static let found: Set<String> = ["result", "match"]

  /// Whether the function's name has the things before another noun, which then is what is loaded:
  /// `getPatientConditions` loads no patients.
  private func isOfSomethingNamed(_ things: Set<String>) -> Bool {
    let words = event.functionWords.map(EnglishNouns.singular)
    guard event.verb == .load, let place = words.firstIndex(where: things.contains),
      place + 1 < words.count
    else { return false }
    let next = words[place + 1]
    return next.count > 3 && !things.contains(next) && !ListPlan.unspecific.contains(next)
  }

  /// What stands behind the things in a function's name without being other things.
  private static let unspecific: Set<String> = Set(
    words: """
      list data array info model collection page table view cell from with into after before again
      result response item detail count async more next initial remote local cache needed when
      completion success finished done handler api server network online offline
      """)
}
