import Findings
import SourceText

/// The parts of the page around the findings.
struct HTMLPage {
  private let options: ReportOptions
  private let summary: RunSummary

  init(_ options: ReportOptions, _ summary: RunSummary) {
    self.options = options
    self.summary = summary
  }

  var head: String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(Self.counted(summary.findingCount, "finding")): what VoiceOver is not told</title>
      <style>
      \(PageStyle.text)</style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <p class="eyebrow">a11y-fix report</p>
      <h1>What VoiceOver is not told</h1>
      <p class="lead">\(lead)</p>
      </header>
      <main>

      """
  }

  private var lead: String {
    let files = Self.counted(summary.fileCount, "file")
    guard summary.findingCount > 0 else {
      return "No change of the screen was found in \(files) that goes without a word."
    }
    let count = Self.counted(summary.findingCount, "place")
    return "\(count) in \(files) where the screen changes and a VoiceOver user hears nothing, or "
      + "may not hear what was meant."
  }

  // MARK: Overview

  func overview(
    modules: [(id: String, name: String, count: Int)],
    screens: [(id: String, name: String, count: Int)]
  ) -> String {
    guard summary.findingCount > 0 else { return "" }
    let states = FindingState.allCases.map { state in
      (id: state.id, title: state.title(in: options.mode), count: summary.count(state))
    }.filter { $0.count > 0 }
    let known = Set(options.rules.map(\.id))
    let rules = summary.rules.map { rule in
      (
        name: known.contains(rule) ? "<a href=\"#\(rule)\">\(rule)</a>" : rule,
        count: FindingState.allCases.reduce(0) { $0 + summary.count($1, of: rule) }
      )
    }
    var tables = [
      Self.table(of: rules, "By rule"),
      Self.table(of: screens.map { (Self.link($0.name, to: $0.id), $0.count) }, "By screen"),
    ]
    if modules.count > 1 {
      let rows = modules.map { (Self.link($0.name, to: $0.id), $0.count) }
      tables.append(Self.table(of: rows, "By module"))
    }
    return """
      <section class="overview" aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      \(HTMLChart.stack(states, title: "By outcome"))
      <div class="tables">
      \(tables.joined(separator: "\n"))
      </div>
      </section>

      """
  }

  private static func link(_ name: String, to id: String) -> String {
    "<a href=\"#\(id)\">\(MarkupText.escaped(name))</a>"
  }

  /// A table of the eight rows with the highest counts, which says if there are others.
  private static func table(of rows: [(name: String, count: Int)], _ title: String) -> String {
    let sorted = rows.enumerated().inOrder {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    let limit = 8
    let count = HTMLChart.grouped(rows.count)
    return HTMLChart.table(
      Array(sorted.prefix(limit)),
      caption: rows.count <= limit ? title : "\(title): the first \(limit) of \(count)")
  }

  // MARK: Findings

  func findings(modules: [String], _ sections: String) -> String {
    guard summary.findingCount > 0 else { return "" }
    let states = FindingState.allCases.filter { summary.count($0) > 0 }
    let rules = summary.rules.map { (value: $0, title: $0) }
    return """
      <section aria-labelledby="findings">
      <h2 id="findings" tabindex="-1">Findings</h2>
      <form role="search" id="filter" hidden>
      <div class="wide"><label for="text">Search</label>\
      <input id="text" type="search" autocomplete="off" spellcheck="false"></div>
      \(menu("rule", "Rule", rules))
      \(menu("state", "Outcome", states.map { ($0.id, $0.title(in: options.mode)) }))
      \(modules.count > 1 ? menu("module", "Module", modules.map { ($0, $0) }) : "")
      <div class="buttons"><button type="reset">Clear</button> \
      <button type="button" id="toggle"></button></div>
      </form>
      <p role="status" id="status" class="status"></p>
      \(sections)</section>

      """
  }

  private func menu(
    _ id: String, _ title: String, _ choices: [(value: String, title: String)]
  ) -> String {
    let options = choices.map { choice in
      "<option value=\"\(MarkupText.escaped(choice.value))\">\(MarkupText.escaped(choice.title))"
        + "</option>"
    }
    return """
      <div><label for="\(id)">\(title)</label><select id="\(id)">\
      <option value="">All</option>\(options.joined())</select></div>
      """
  }

  // MARK: Rules, problems, end

  /// What the rules that found something say of themselves.
  var rules: String {
    let found = options.rules.filter { summary.rules.contains($0.id) }
    guard !found.isEmpty else { return "" }
    let entries = found.map { rule -> String in
      let criteria = Criterion.all(in: rule.criterion).map { criterion in
        "<a href=\"\(criterion.page)\">\(criterion.number) \(criterion.name)</a>"
          + " (level \(criterion.level))"
      }
      let limits = rule.limits.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
      return """
        <article class="rule" aria-labelledby="\(rule.id)">
        <h3 id="\(rule.id)" tabindex="-1">\(rule.id)</h3>
        <p>\(MarkupText.escaped(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst())).</p>
        <p>\(MarkupText.escaped(rule.rationale)) \(MarkupText.escaped(rule.remedy))</p>
        <p>A fix supports WCAG 2.2, \(criteria.joined(separator: ", ")).</p>
        \(limits.isEmpty ? "" : "<p>Known limits:</p>\n<ul>\(limits)</ul>")
        </article>
        """
    }
    return """
      <section aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      \(entries.joined(separator: "\n"))
      </section>

      """
  }

  func problems(_ problems: [(path: String, text: String, isFailure: Bool)]) -> String {
    guard !problems.isEmpty else { return "" }
    let items = problems.map { problem in
      "<li>\(problem.isFailure ? "<strong>Failed</strong> " : "")"
        + "<code class=\"path\">\(MarkupText.escaped(problem.path))</code>: "
        + "\(MarkupText.escaped(problem.text))</li>"
    }
    return """
      <section aria-labelledby="problems">
      <h2 id="problems">Files that were left out</h2>
      <ul class="problems">\(items.joined(separator: "\n"))</ul>
      </section>

      """
  }

  var foot: String {
    """
    </main>
    <footer>
    <p>Made by a11y-fix \(MarkupText.escaped(options.version)), which reads source code only. \
    What VoiceOver says is derived from the code; a device and a listener have the last word.</p>
    </footer>
    <script>
    \(PageScript.text)</script>
    </body>
    </html>

    """
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(HTMLChart.grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
