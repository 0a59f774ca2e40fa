import Findings
import SourceText

/// One finding as a piece of the page.
struct HTMLFinding {
  let module: String
  let screen: String
  let markup: String

  /// `number` counts all findings of the page and makes its ids.
  init(
    _ diagnostic: Diagnostic, number: Int, in outcome: FileOutcome, fixes: FixDifference?,
    rule: RuleInfo?, mode: RunMode
  ) {
    module = Self.module(of: outcome.path)
    screen = diagnostic.declaration.first ?? Self.fileName(of: outcome.path)
    let place = "\(outcome.path):\(diagnostic.location.line):\(diagnostic.location.column)"
    let state = diagnostic.state
    let message = "\(diagnostic.message.prefix(1).uppercased())\(diagnostic.message.dropFirst())"
    let function = diagnostic.declaration.dropFirst().joined(separator: ".")
    let context =
      function.isEmpty ? "" : " <span>in <code>\(MarkupText.escaped(function))</code></span>"
    var parts = [
      """
      <article data-rule="\(diagnostic.rule)" data-state="\(state.id)" aria-labelledby="f\(number)">
      <h5 id="f\(number)">\(MarkupText.escaped(message))</h5>
      <p class="place"><span class="badge \(state.id)">\(state.title(in: mode))</span> \
      \(Self.name(of: rule, diagnostic.rule)) \
      <code class="path">\(MarkupText.escaped(place))</code>\(context)</p>
      """
    ]
    parts.append(Self.speech(of: diagnostic, heard: rule?.heard))
    parts.append(Self.reasons(of: diagnostic))
    let diff = diagnostic.fix.flatMap { fixes?.text(of: $0) } ?? ""
    if diff.isEmpty {
      parts.append(
        "<pre class=\"line\"><code>\(MarkupText.escaped(diagnostic.sourceLine))</code></pre>")
    } else {
      parts.append(HTMLDiff.markup(of: diff, title: diagnostic.fix?.title ?? ""))
    }
    // What no rule speaks of, such as a comment that silences nothing, has nothing to listen to.
    if rule != nil {
      let check = Listening(to: diagnostic).check.markup
      parts.append("<p class=\"check\"><strong>To check</strong> \(check)</p>")
    }
    markup = (parts.filter { !$0.isEmpty } + ["</article>\n"]).joined(separator: "\n")
  }

  /// Leads to what the rule says of itself, where that is on the page.
  private static func name(of rule: RuleInfo?, _ id: String) -> String {
    rule == nil ? id : "<a href=\"#\(id)\">\(id)</a>"
  }

  private static func speech(of diagnostic: Diagnostic, heard: String?) -> String {
    let state = diagnostic.state
    let before = state == .hotPath ? "Nothing, and at every step it would be too much." : heard
    guard let before else { return "" }
    let after = Listening(to: diagnostic).after
    let last = state == .fixed ? "VoiceOver after the fix" : "VoiceOver with the fix"
    return """
      <dl class="speech">
      <div><dt>VoiceOver \(state == .fixed ? "before" : "today")</dt>\
      <dd>\(MarkupText.escaped(before))</dd></div>\
      \(after.map { "<div class=\"after\"><dt>\(last)</dt><dd>\($0.markup)</dd></div>" } ?? "")
      </dl>
      """
  }

  private static func reasons(of diagnostic: Diagnostic) -> String {
    guard diagnostic.state != .fixed, let reason = diagnostic.reason else { return "" }
    let title =
      switch diagnostic.state {
      case .unsafeFixable: "Read it first"
      case .hotPath: "Left alone"
      case .fixed, .fixable, .displayOnly: "Not fixed"
      }
    let advice = diagnostic.advice.map { " What to do: \(MarkupText.escaped($0))." } ?? ""
    return "<p class=\"reason\"><strong>\(title)</strong> "
      + "\(MarkupText.escaped(Self.sentence(reason)))\(advice)</p>"
  }

  private static func sentence(_ text: String) -> String {
    "\(text.prefix(1).uppercased())\(text.dropFirst())."
  }

  /// What a project's layout says that a file is part of: the folder of its target or its app.
  static func module(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex {
      return String(folders[sources + 1])
    }
    return folders.first.map(String.init) ?? "Top folder"
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension FindingState {
  /// What people read of it.
  func title(in mode: RunMode) -> String {
    switch (self, mode) {
    case (.fixed, .apply): "Fixed"
    case (.fixed, _): "Would be fixed"
    case (.fixable, .lint): "Fixable"
    case (.fixable, _): "Not fixed"
    case (.unsafeFixable, _): "Fix to be read"
    case (.displayOnly, _): "For a person"
    case (.hotPath, _): "Hot path"
    }
  }
}
