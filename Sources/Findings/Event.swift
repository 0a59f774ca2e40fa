package import Indexing
import Outlining
import SourceText

/// One change, or several with one cause, in one branch of one function: told once.
package struct Event: Sendable {
  /// Its number among the events of its file.
  package var id = 0
  /// In source order, never empty.
  package var changes: [Change]
  /// The block that holds the whole event; its changes may lie in blocks inside it.
  package var home: Int
  /// The last statement of `home` that is part of the event.
  package var last: Int
  /// The function declaration around it; -1 for none.
  package var function: Int
  /// The function's name as spelt; empty for none.
  package let functionName: String
  /// The words of that name.
  package let functionWords: [String]
  /// What that name says the function does.
  package let verb: FunctionVerb
  package var context: ExecutionContext
  /// Everybody who is known to cause it.
  package var asker: Asker
  /// What follows from `asker`, or from the function's name where nobody is known.
  package var decision: Asker.Decision
  /// Whether `decision` is a guess from the function's name.
  package var isAssumed: Bool
  /// Whether a user's action runs this very code, not only what calls it.
  package var isAction = false
  /// The functions of the same type that run together with it and have events of their own.
  package var companions: Set<Int> = []
  /// The body of an animation's completion that ends the event; -1 for none.
  package var completionBlock: Int
  /// Whether its changes lie in several conditions, of which any may hold.
  package var isConditional: Bool

  /// `asker` and what follows from it are left to be found.
  package init(
    changes: [Change], home: Int, last: Int, functionName: String, context: ExecutionContext,
    completionBlock: Int, isConditional: Bool
  ) {
    self.changes = changes
    self.home = home
    self.last = last
    function = context.function
    self.functionName = functionName
    functionWords = Words.split(functionName)
    verb = FunctionVerb(words: functionWords)
    self.context = context
    asker = []
    decision = .unknown
    isAssumed = false
    self.completionBlock = completionBlock
    self.isConditional = isConditional
  }

  /// The change that a reader should look at: the first of the strongest.
  package var lead: Change {
    var strongest = 0
    for index in changes.indices where changes[index].strength > changes[strongest].strength {
      strongest = index
    }
    return changes[strongest]
  }

  /// Whether all that happens is that something is copied, of which nothing shows.
  package var isCopy: Bool { changes.allSatisfy { $0.kind == .command && $0.name == "copy" } }

  /// Whether a library shows, for a moment, what is told, and posts nothing.
  package var isOfLibrary: Bool { changes.contains(where: \.isOfLibrary) }

  /// The changes of some kinds.
  package func changes(_ kinds: Change.Kinds) -> [Change] {
    changes.keeping { kinds.contains($0.kind) }
  }

  /// Whether a change with this role is part of it.
  package func involves(_ role: ViewRole) -> Bool {
    changes.contains { !$0.role.isDisjoint(with: role) }
  }

  /// Whether a list is only filled for the view that is shown with it.
  package var showsItsList: Bool {
    let lists = Set(changes([.list, .rows]).map(\.name))
    return verb == .show
      && changes.contains {
        $0.kind == .shown && !lists.contains($0.name)
          && $0.role.isDisjoint(with: [.decoration, .loading, .error, .status])
      }
  }
}
