import Lexing
package import Outlining
import SourceText

/// The subscriptions of a project, each a node after those of the functions: who has news runs it, and it runs
/// what it calls.
struct SubscriptionTable: Sendable {
  /// The nodes of the subscriptions, in the order of their files.
  private(set) var nodes: Range<Int> = 0..<0
  /// The first node of each file.
  private var firstOf: ContiguousArray<Int> = []
  /// The first function of each file.
  private var firstFunctionOf: ContiguousArray<Int32> = []
  private var looks: ContiguousArray<Asker> = []
  private var takesInitial: ContiguousArray<Bool> = []
  private var isDebounced: ContiguousArray<Bool> = []
  /// The nodes of those that run at each key.
  private(set) var typed: ContiguousArray<Int> = []
  private var edges: [Int32: ContiguousArray<FactTables.Edge>] = [:]
  /// By path and offset of the closure.
  private var byPlace: [Name: Int] = [:]

  init() {}

  /// Takes in the subscriptions of all files; their nodes come after those of so many functions.
  init(_ files: [FileFacts], after functions: Int) {
    var node = functions
    var function: Int32 = 0
    for file in files.indices {
      firstOf.append(node)
      firstFunctionOf.append(function)
      function += Int32(files[file].functions.count)
      guard !files[file].subscriptions.isEmpty else { continue }
      let path = Name(files[file].path)
      for subscription in files[file].subscriptions {
        looks.append(subscription.looks)
        takesInitial.append(subscription.takesInitial)
        isDebounced.append(subscription.isDebounced)
        byPlace[path.member(Name(hash: UInt64(subscription.offset)))] = node
        node += 1
      }
    }
    nodes = functions..<node
  }

  var count: Int { nodes.count }

  /// What leads on from a node.
  func edges(from node: Int) -> ContiguousArray<FactTables.Edge> { edges[Int32(node)] ?? [] }

  /// Who runs a subscription as far as its looks tell.
  func looks(of node: Int) -> Asker { looks[node - nodes.lowerBound] }

  /// Who is taken to run a subscription, of everybody who is known to have news for it.
  func asker(of node: Int, known: Asker) -> Asker {
    // What a screen begins with looks the same where it begins to listen.
    if known.isSubset(of: [.lifecycle, .firstLoad]) { return looks(of: node) }
    let asker = known.ofNews
    return takesInitial[node - nodes.lowerBound] ? asker.union([.observed, .initial]) : asker
  }

  /// Notes that what a subscription watches keeps no value.
  mutating func noteMessages(watchedBy node: Int) {
    takesInitial[node - nodes.lowerBound] = false
  }

  /// Notes which subscriptions watch what the user types.
  mutating func noteTyping(watchedBy nodes: [Int]) {
    typed += nodes.filter { !isDebounced[$0 - self.nodes.lowerBound] }
  }

  /// The node of the subscription whose closure begins at a place of a file; `nil` where there is none.
  func node(path: Name, offset: UInt32) -> Int? {
    nodes.isEmpty ? nil : byPlace[path.member(Name(hash: UInt64(offset)))]
  }

  /// Takes in those of `calls` from a place on, where a subscription of a file makes them, and marks them as such.
  mutating func add(
    _ calls: inout ContiguousArray<FactTables.Edge>, from first: Int, of subscription: Int32?,
    _ file: Int
  ) {
    guard let subscription else { return }
    for index in first..<calls.count {
      var edge = calls[index]
      edge.caller = Int32(firstOf[file]) + subscription
      edge.own = []
      edges[edge.caller, default: []].append(edge)
      calls[index].marks.insert(.isSubscribed)
    }
  }

  /// Takes in who has news: `watching` has the nodes that watch a member of a type.
  mutating func note(
    newsOf files: [FileFacts], besides leftOut: Set<String>, watchedBy watching: [Name: [Int]]
  ) {
    guard !watching.isEmpty else { return }
    for file in files.indices where !leftOut.contains(files[file].path) {
      for news in files[file].news {
        guard let nodes = watching[news.type.member(news.member)] else { continue }
        for node in nodes {
          var edge = FactTables.Edge(
            from: firstFunctionOf[file] + news.function, to: Int32(node), news.own, news.flags)
          if news.subscription >= 0 {
            edge.caller = Int32(firstOf[file]) + news.subscription
            edge.own = []
          }
          edges[edge.caller, default: []].append(edge)
        }
      }
    }
  }
}

extension FactTables {
  /// For each member of a type that some subscription watches, the nodes of those; notes which of them watch what keeps
  /// no value.
  func nodesByMember(
    of files: [FileFacts], in subscriptions: inout SubscriptionTable
  ) -> [Name: [Int]] {
    guard subscriptions.count > 0 else { return [:] }
    var result: [Name: [Int]] = [:]
    var node = subscriptions.nodes.lowerBound
    for file in files.indices {
      for subscription in files[file].subscriptions {
        for type in typesWatched(by: subscription) {
          for source in sources(of: subscription.member, in: type) {
            let member = type.member(source)
            result[member, default: []].append(node)
            let base = properties[member]?.shape.base ?? .none
            if FactTables.messengers.contains(base) { subscriptions.noteMessages(watchedBy: node) }
          }
        }
        node += 1
      }
    }
    return result
  }

  /// What sends values and keeps none.
  private static let messengers: Set<Name> = [
    "PassthroughSubject", "PublishSubject", "PublishRelay", "Signal",
  ]

  /// The types that what a subscription watches may be of; none where that is not known.
  ///
  /// What has its type from a class above, `class Screen: ModelScreen<Model>`, is of one that is named there.
  private func typesWatched(by subscription: SubscriptionFact) -> [Name] {
    var type = subscription.type
    if subscription.holder != .none {
      let key = [subscription.type] + ancestors(of: subscription.type)
      guard
        let base = key.lazy.compactMap({
          properties[$0.member(subscription.holder)]?.shape.base
        }).first(where: { $0 != .none })
      else { return Array(ancestors(of: subscription.type)) }
      type = base
    }
    return [type] + ancestors(of: type) + descendants(of: type)
  }
}

extension FactTables.Edge {
  /// News that one node has for another.
  init(from caller: Int32, to callee: Int32, _ own: Asker, _ flags: CallFact.Flags) {
    self.caller = caller
    self.callee = callee
    self.own = own
    self.flags = flags
  }
}

extension ProjectFacts {
  /// Everybody who is known to run the subscription that a closure of a file is; `nil` where it is none.
  package func asker(ofSubscription closure: Int, of outline: SyntaxOutline) -> Asker? {
    guard closure >= 0 else { return nil }
    let start = outline.token(outline.closures[closure].tokens.start).start
    let tables = storage.tables
    return tables.subscriptions.node(path: Name(outline.file.path), offset: start)
      .map { tables.askers[$0] }
  }
}
