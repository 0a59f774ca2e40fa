import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Whether an outcome shows in some way that other rules, or the system, know of.
struct OtherSigns {
  let outline: SyntaxOutline
  /// What the file changes on screen.
  let changes: [Change]

  /// Whether something beside a quiet event, in what runs with it, shows or says what became of it.
  func isFound(beside event: Event) -> Bool {
    let scope = scope(of: event)
    let own = Set(event.changes.map(\.statement))
    let shows = changes.contains { change in
      change.strength > 0 && scope.contains(outline.statements[change.statement].tokens.start)
        && sharesBranch(change.block, event)
    }
    if shows { return true }
    // That a sheet goes does not say what was copied.
    let isTold = outline.calls[outline.calls(in: scope)].contains { call in
      call.nameToken >= 0 && !own.contains(Int(call.statement))
        && sharesBranch(Int(call.block), event)
        && tells(call) && !(event.isCopy && SystemSpeech.closes(call))
    }
    return isTold || isToldUpstream(of: event)
      || outline.assignments[outline.assignments(in: scope)].contains { assignment in
        !own.contains(Int(assignment.statement))
          && sharesBranch(Int(assignment.block), event) && assignment.propertyToken >= 0
          && !(event.isCopy && outline.text(assignment.value) == "false")
          && (tells(assignment, of: event) || makesMessage(assignment.value))
      }
  }

  /// Whether the stream that the event comes with does it before: `taps.do(onNext: { toast.show() }).subscribe { … }`.
  private func isToldUpstream(of event: Event) -> Bool {
    guard event.context.closure >= 0, let call = outline.call(ofClosure: event.context.closure)
    else { return false }
    return outline.calls[outline.calls(in: call.receiver)].contains { step in
      ["do", "handleEvents"].contains(step.name)
        && outline.calls[outline.calls(in: step.tokens)].contains {
          $0.tokens.start > Int(step.nameToken) && $0.nameToken >= 0 && tells($0)
        }
    }
  }

  /// Whether what is set says by its name that it is shown, or that something was copied; of a binding the
  /// name is its own: `isCopied.wrappedValue = true`.
  private func tells(_ assignment: Assignment, of event: Event) -> Bool {
    let isWrapped = assignment.property == "wrappedValue"
    let token =
      (isWrapped ? outline.lastNameToken(of: assignment.receiver) : nil)
      ?? Int(assignment.propertyToken)
    let name = outline.text(token)
    return tells(name) || event.isCopy && Words.split(name).contains("copied")
  }

  /// Whether a value is made of a message, which somebody then shows: `.init(message: "Link copied")`.
  private func makesMessage(_ value: TokenRange) -> Bool {
    outline.calls(in: value).contains { index in
      outline.calls[index].arguments.contains {
        outline.arguments[Int($0)].label == "message" && outline.arguments[Int($0)].closure < 0
      }
    }
  }

  /// Whether a block moves a bar that shows how far something has come: it runs at every step of it.
  static func movesProgress(in block: Int, _ outline: SyntaxOutline) -> Bool {
    let tokens = outline.interior(of: block)
    return outline.assignments[outline.assignments(in: tokens)].contains {
      Int($0.block) == block && $0.property == "progress" && !$0.receiver.isEmpty
        && !["0", "0.0", "1", "1.0"].contains(outline.text($0.value))
    }
      || outline.calls[outline.calls(in: tokens)].contains {
        Int($0.block) == block
          && ($0.name == "setProgress" || $0.name == "setProgress:animated:")
      }
  }

  /// The closure that decides when the event runs, or its function.
  private func scope(of event: Event) -> TokenRange {
    event.context.closure >= 0
      ? outline.closures[event.context.closure].tokens
      : outline.declarations[event.function].tokens
  }

  /// Whether code in `block` may run together with the event: the one block lies in the other.
  private func sharesBranch(_ block: Int, _ event: Event) -> Bool {
    outline.isBlock(block, inside: event.home) || outline.isBlock(event.home, inside: block)
  }

  private func tells(_ call: Call) -> Bool {
    let receiver = Words.split(outline.text(call.receiver))
    if receiver.contains(where: OtherSigns.messengers.contains) { return true }
    let name = outline.text(Int(call.nameToken))
    // What is felt says nothing.
    if name == "notificationOccurred" || name.hasSuffix("FeedbackGenerator") { return false }
    guard !call.flags.contains(.wholeStatement) else { return tells(name) }
    // `let message = chat.getMessage(id)` only asks for one.
    let words = Words.split(name)
    return words.first != "get" && words != ["message"] && tells(name)
  }

  private func tells(_ name: String) -> Bool {
    let words = Words.split(name)
    return words.first == "on" && words.count > 1
      || words.contains(where: OtherSigns.words.contains)
  }

  /// Who is told of things so that the screen changes.
  private static let messengers: Set<String> = [
    "delegate", "coordinator", "router", "navigator", "presenter", "output", "parent",
    "navigation", "toaster", "hud", "toast", "toasts", "alert", "banner", "notifier",
  ]

  private static let words: Set<String> = Set(
    words: """
      show shows showing shown present presents presented presenting toast toasts alert banner
      snackbar hud display displays notify notice dismiss pop push navigate route go goto
      perform reload refresh render redraw animate announce say open close finish finished
      completion callback handler transition update updates configure message notification
      status visible sheet path error hide hides exit leave switch move scroll select apply
      begin confirm ask prompt
      """)
}
