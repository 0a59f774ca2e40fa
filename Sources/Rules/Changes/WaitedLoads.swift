import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the lists of a file's views that a model fills while the view shows, by a flag of the model's,
/// that this goes on.
extension ShownStateFinder {
  /// A list, and the tokens that name the flag where the view shows the wait.
  struct Waited {
    var load: WaitedLoad
    var flag: TokenRange
  }

  func waitedLoads() -> [Waited] {
    guard context.states.listsMembers else { return [] }
    return outline.declarations.indices.flatMap { view -> [Waited] in
      let type = outline.declarations[view]
      guard type.kind == .struct, inheritsView(type), type.body >= 0 else { return [] }
      let flags = outline.shownWaits(in: type)
      guard !flags.isEmpty, !speaks(type), !isOneOfMany(type) else { return [] }
      var found: [Waited] = []
      for waited in flags.compactMap({ load($0, of: view) })
      // A model may have two flags for the same work.
      where !found.contains(where: { $0.load.counted == waited.load.counted }) {
        found.append(waited)
      }
      return found
    }
  }

  /// The list that is filled while a flag of a model's is set.
  private func load(_ flag: TokenRange, of view: Int) -> Waited? {
    let type = outline.declarations[view]
    let (holder, member) = (outline.name(flag.start), outline.name(flag.end - 1))
    guard let place = property(holder, of: view), let model = modelType(place),
      facts.property(member, of: model.type)?.shape == TypeShape(base: "Bool"),
      !isWatched(outline.text(flag), in: type), !tellsLoad(of: holder)
    else { return nil }
    let functions = facts.functions(
      setting: member, of: model.type, from: model.isOwn ? outline.uses(of: holder, in: type) : nil)
    guard let list = list(of: holder, filledBy: functions, in: type.name),
      let wait = facts.wait(for: Name(list.name), under: member, by: functions)
    else { return nil }
    let path = list.expression.split(separator: ".")
    let shape =
      facts.property(
        Name(String(path[path.count - 1])), of: path.count > 1 ? model.type : type.name)?
      .shape ?? .unknown
    return Waited(
      load: WaitedLoad(
        type: type.name, statement: bodyStatement(of: view), flag: outline.text(flag),
        counted: list.expression, collection: list.name, shape: shape,
        holder: outline.text(flag.start), model: model.type,
        isOwn: isOwn(member, of: model, at: place, in: view), wait: wait),
      flag: flag)
  }

  /// Whether the view tells of what the model has loaded where it waits for it.
  private func tellsLoad(of model: Name) -> Bool {
    context.file.events.contains { event in
      event.changes.contains { $0.kind == .modelLoad && Name($0.name) == model }
    }
  }

  /// The one list of a view that is all that a model's functions bring of what the view shows.
  private func list(
    of holder: Name, filledBy functions: [Int32], in type: Name
  ) -> StateUses.Member? {
    var list: StateUses.Member?
    for member in context.states.members(of: holder, in: type)
    where member.name != list?.name && !role(of: member.name).contains(.error)
      && facts.fills(Name(member.name), by: functions)
    {
      switch member.use {
      case .list where list == nil: list = member
      case .text where list?.isWhole == true: break
      case .list, .text, .input: return nil
      default: break
      }
    }
    return list
  }
}

extension SyntaxOutline {
  /// The flags of models by which a view shows that something is waited for, each once: `model.isLoading`.
  func shownWaits(in type: Declaration) -> [TokenRange] {
    var found: [TokenRange] = []
    for index in parts(of: type).indices
    where token(index).kind == .identifier && token(index + 1).kind == .period
      && token(index + 2).kind == .identifier && !isMember(at: index)
    {
      let chain = TokenRange(index, index + 3)
      guard saysWhatGoesOn(text(index + 2)), typeName(ofToken: index) == type.name,
        showsWait(index), !found.contains(where: { text($0) == text(chain) })
      else { continue }
      found.append(chain)
    }
    return found
  }

  /// Whether a flag says by its name that something is fetched while it is set: `isLoading`,
  /// `isSearching`, `showsProgress`.
  func saysWhatGoesOn(_ flag: String) -> Bool {
    !SignsOfWait.flags.isDisjoint(with: Words.split(flag))
  }

  /// What a view uses of a model, by its names; `nil` where it hands the model itself on.
  func uses(of holder: Name, in type: Declaration) -> Set<Name>? {
    var result: Set<Name> = []
    for index in parts(of: type).indices
    where token(index).kind == .identifier && name(index) == holder && !isMember(at: index) {
      if token(index + 1).kind == .period {
        result.insert(name(index + 2))
      } else if [.colon, .leftParen, .comma].contains(token(index - 1).kind),
        [.rightParen, .comma].contains(token(index + 1).kind)
      {
        return nil
      }
    }
    return result
  }

  private func typeName(ofToken token: Int) -> Name { typeName(ofBlock: innermostBlock(of: token)) }

  /// Whether what is asked of a flag at a token decides about a sign of waiting, or is handed to one.
  private func showsWait(_ index: Int) -> Bool {
    let block = innermostBlock(of: index)
    let isAsked = blocks.indices.contains { branch in
      blocks[branch].kind == .ifBody && blocks[branch].legality == .resultBuilder
        && Int(blocks[branch].parent) == block && condition(ofBranch: branch).contains(index)
        && ([branch] + branches(beside: branch)).contains(where: hasSignOfWait)
    }
    return isAsked
      || calls.contains { call in
        Int(call.block) == block && call.tokens.contains(index) && call.nameToken >= 0
          && Int(call.nameToken) < index && isSignOfWait(call)
      }
  }

  private func hasSignOfWait(_ branch: Int) -> Bool {
    let body = TokenRange(Int(blocks[branch].open), Int(blocks[branch].close))
    return calls(in: body).contains { isSignOfWait(calls[$0]) }
      || body.indices.contains { index in
        token(index).kind == .identifier && token(index + 1).kind != .leftParen
          && token(index - 1).kind != .period && tellsWait(text(index))
      }
  }

  private func isSignOfWait(_ call: Call) -> Bool {
    call.nameToken >= 0 && (call.name == "redacted" || tellsWait(text(Int(call.nameToken))))
  }

  /// Whether a call makes a view that shows nothing but a wait: SwiftUI's own, or one of the app's by its name, as
  /// `LoadingView()`; one that is called a progress may show how far something has come.
  func isViewOfWait(_ call: Call) -> Bool {
    if call.name == "ProgressView" { return true }
    guard call.flags.contains(.capitalized), call.receiver.isEmpty,
      blocks[Int(call.block)].legality == .resultBuilder,
      spelling(Int(call.nameToken)).lowercased.contains(anyOf: SignsOfWait.texts)
    else { return false }
    let words = Words.split(text(Int(call.nameToken)))
    return words.contains(where: SignsOfWait.words.contains)
      && words.last.map(SignsOfWait.views.contains) == true
  }

  private func tellsWait(_ name: String) -> Bool {
    !SignsOfWait.words.isDisjoint(with: Words.split(name))
  }
}

private enum SignsOfWait {
  /// How flags are called that are set while something is fetched, and not sent or changed.
  static let flags: Set<String> = Set(
    words: """
      busy downloading fetch fetching generating load loader loading processing progress refreshing \
      reloading requesting running searching spinner syncing updating waiting working
      """)

  /// Of the words of views, those that tell nothing but a wait: nearly all names hold none of them.
  static let texts: [StaticString] = ["loading", "loader", "spinner", "skeleton", "shimmer"]

  /// How the names of such views end, where not with one of these words.
  static let views = Set(
    words: "view indicator overlay screen row cell card list placeholder state"
  ).union(texts.map(\.description))

  /// How views are called that show nothing but a wait.
  static let words: Set<String> = [
    "progress", "loading", "loader", "spinner", "activity", "skeleton", "shimmer", "shimmering",
  ]
}
