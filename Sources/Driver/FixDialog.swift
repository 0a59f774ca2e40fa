import Lexing
import Outlining
import Reporting
import SourceText
import Worktree

/// Asks a person about each fix, in lines of text that need neither colour nor a cursor.
struct FixDialog {
  private let output: RunOutput
  private let palette: Palette
  private let diffStyle: DiffStyle
  /// Returns the next line that is typed; `nil` where there is no more.
  private let readLine: () -> String?

  /// Rules of which all further fixes are taken, with the least applicability that was agreed to.
  private var accepted: [String: Applicability] = [:]
  private var hasQuit = false
  private var number = 0
  private var total = 0
  /// Findings that comments silence from now on.
  private(set) var suppressedCount = 0

  private enum Answer {
    case yes, no, all, done, suppress, quit
  }

  init(output: RunOutput, diffStyle: DiffStyle, readLine: @escaping () -> String?) {
    self.output = output
    self.diffStyle = diffStyle
    self.readLine = readLine
    palette = Palette(isColored: diffStyle.isColored)
  }

  /// Goes through all fixes, safe and unsafe ones, and leaves those chosen that are wanted.
  mutating func choose(in projects: inout [ProjectOutcomes]) {
    let outcomes = projects.flatMap(\.outcomes)
    total = outcomes.reduce(0) { $0 + $1.diagnostics.count { $0.isOffered } }
    for project in projects.indices {
      for index in projects[project].outcomes.indices {
        choose(in: &projects[project].outcomes[index])
      }
    }
  }

  private mutating func choose(in outcome: inout FileOutcome) {
    guard outcome.problem == nil, let file = outcome.original,
      outcome.diagnostics.contains(where: \.isOffered)
    else { return }
    var chosen: Set<Int> = []
    var comments = SuppressionComments(file)
    var suppressed: Set<Int> = []
    var isDone = false
    for (index, diagnostic) in outcome.diagnostics.enumerated() where diagnostic.isOffered {
      number += 1
      if isDone || hasQuit { continue }
      if let least = accepted[diagnostic.rule], diagnostic.applicability >= least {
        chosen.insert(index)
        continue
      }
      show(diagnostic, in: file)
      switch ask(about: diagnostic, comments) {
      case .yes: chosen.insert(index)
      case .no: break
      case .all:
        chosen.insert(index)
        accepted[diagnostic.rule] = diagnostic.applicability
      case .done: isDone = true
      case .suppress:
        comments.add(diagnostic.rule, at: diagnostic.location.line, reason: askReason())
        suppressed.insert(index)
      case .quit: hasQuit = true
      }
    }
    suppressedCount += suppressed.count
    var index = -1
    outcome.chooseFixes(adding: comments.edits) { _ in
      index += 1
      return chosen.contains(index)
    }
    outcome.diagnostics = outcome.diagnostics.enumerated()
      .filter { !suppressed.contains($0.offset) }.map(\.element)
  }

  // MARK: Talking

  private func say(_ text: String) { output.standardOutput(ContiguousArray(text.utf8)) }

  /// Prints what is found and the fix as a diff of its own.
  private func show(_ diagnostic: Diagnostic, in file: SourceFile) {
    let path = PrintableText.escaped(file.path)
    let place = "\(path):\(diagnostic.location.line):\(diagnostic.location.column)"
    let message = PrintableText.escaped(diagnostic.message)
    say("\n\(palette.painted(place, .bold)): \(message) (\(diagnostic.rule))\n")
    guard let fix = diagnostic.fix, let fixed = try? file.bytes.applying(fix.edits) else { return }
    let diff = UnifiedDiff.text(path: file.path, from: file.bytes, to: fixed, style: diffStyle)
    // The file is named above; hunks are what matters.
    let hunks = LineSlices(diff)
    for line in min(3, hunks.count)..<hunks.count {
      output.standardOutput(ContiguousArray(hunks[line]))
    }
  }

  private func ask(about diagnostic: Diagnostic, _ comments: SuppressionComments) -> Answer {
    let kind: String
    if diagnostic.applicability == .safe {
      kind = "safe"
    } else {
      kind = "unsafe" + (diagnostic.reason.map { ": " + PrintableText.escaped($0) } ?? "")
    }
    while true {
      let question = "Fix \(number) of \(total) (\(kind)). Apply it [y,n,a,d,s,q,?]?"
      say(palette.painted(question, .bold) + " ")
      guard let line = readLine() else {
        say("\n")
        return .quit
      }
      switch line.filter({ !$0.isWhitespace }).lowercased() {
      case "y": return .yes
      case "n": return .no
      case "a": return .all
      case "d": return .done
      case "q": return .quit
      case "s":
        if comments.takes(diagnostic.location.line) { return .suppress }
        say("No comment can stand above this line; write one by hand.\n")
      default: say(Self.help)
      }
    }
  }

  private func askReason() -> String {
    say("Reason, for whoever reads the comment (Enter for none): ")
    return readLine() ?? ""
  }

  private static let help = """
    y - apply this fix
    n - do not apply it
    a - apply it and all later ones of its rule that are as safe
    d - done with this file: neither this fix nor a later one in it
    s - suppress it: write a comment, so that it is never found again
    q - quit: what was agreed to is applied, nothing else
    ? - print this

    """
}

extension Diagnostic {
  /// Whether a person is asked about it.
  var isOffered: Bool { fix != nil && applicability > .displayOnly && !isHidden }
}
