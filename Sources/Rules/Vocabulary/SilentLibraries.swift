import Indexing
import Lexing
import Outlining
import SourceText

/// Toast and HUD libraries that post nothing: what a call of theirs shows is only seen.
enum SilentLibraries {
  /// What a library is told to show for a moment.
  struct Message {
    var title: TokenRange
    /// What stands below it; empty for nothing.
    var detail: TokenRange = .none
    /// Whether it is shown as a failure.
    var isFailure: Bool
  }

  /// What a call has a library, which its file imports, show; `nil` for others, for pictures without words, and
  /// for what only says that something goes on.
  ///
  /// AlertKit 5.1.8, GSMessages 1.7.5 and SPIndicator 1.6.4 post nothing by their sources.
  static func message(of call: Call, in outline: SyntaxOutline, _ facts: ProjectFacts) -> Message? {
    guard call.flags.contains(.wholeStatement), let library = outline.lastName(of: call.receiver)
    else { return nil }
    switch call.name {
    case "present": return presented(by: call, library, outline, facts)
    case "showMessage": return shown(by: call, outline)
    default: return hud(of: call, library, outline, facts)
    }
  }

  private static func hud(
    of call: Call, _ library: Name, _ outline: SyntaxOutline, _ facts: ProjectFacts
  ) -> Message? {
    guard ["HUD", "PKHUD", "ProgressHUD"].contains(library), !facts.declares(library),
      let first = call.arguments.first
    else { return nil }
    if library == "ProgressHUD" {
      guard progressCalls.contains(call.name) else { return nil }
      let texts = call.arguments.map { outline.arguments[Int($0)] }
        .prefix(call.name == "banner" ? 2 : 1).filter { $0.label == .none }
      return message(
        texts.map(\.value), isFailure: failing.contains(call.name), outline)
    }
    guard call.name == "flash" || call.name == "show",
      let content = outline.call(outline.arguments[Int(first)].value),
      contents.contains(content.name)
    else { return nil }
    let texts = content.arguments.map { outline.arguments[Int($0)] }
      .filter { [.none, "title", "subtitle"].contains($0.label) }
    return message(texts.map(\.value), isFailure: content.name == "labeledError", outline)
  }

  /// `SPIndicator.present(title: "Saved", …)`, `AlertKitAPI.present(title: …)`, and a view of the former's that
  /// was made beside it: `let view = SPIndicatorView(title: …)`, `view.present()`.
  private static func presented(
    by call: Call, _ library: Name, _ outline: SyntaxOutline, _ facts: ProjectFacts
  ) -> Message? {
    let isOfType = ["SPIndicator", "SPAlert", "AlertKitAPI"].contains(library)
    guard let made = isOfType ? call : outline.maker(of: library, before: call),
      isOfType ? !facts.declares(library) : made.name == "SPIndicatorView"
    else { return nil }
    let arguments = made.arguments.map { outline.arguments[Int($0)] }
    let picture =
      arguments.first { $0.label == "preset" || $0.label == "icon" }
      .map { outline.text($0.value) } ?? ""
    guard !picture.hasPrefix(".spinner") else { return nil }
    let texts = arguments.filter { ["title", "message", "subtitle"].contains($0.label) }
    return message(texts.map(\.value), isFailure: picture == ".error", outline)
  }

  /// GSMessages extends every view and controller: `showMessage(text, type: .success)`.
  private static func shown(by call: Call, _ outline: SyntaxOutline) -> Message? {
    let arguments = call.arguments.map { outline.arguments[Int($0)] }
    guard outline.imports("GSMessages"), arguments.count > 1, arguments[0].label == .none,
      arguments[1].label == "type"
    else { return nil }
    return message(
      [arguments[0].value], isFailure: outline.text(arguments[1].value) == ".error", outline)
  }

  /// The texts of a view of AlertToast's, of which one is made; `nil` for other views, and for one that only says
  /// that something goes on.
  static func texts(ofToast call: Call, in outline: SyntaxOutline) -> [TokenRange]? {
    guard call.name == "AlertToast", outline.imports("AlertToast") else { return nil }
    let arguments = call.arguments.map { outline.arguments[Int($0)] }
    let isProgress = arguments.contains {
      $0.label == "type" && outline.spelling($0.value).hasPrefix(".loading")
    }
    return isProgress
      ? nil : arguments.filter { $0.label == "title" || $0.label == "subTitle" }.map(\.value)
  }

  private static func message(
    _ texts: [TokenRange], isFailure: Bool, _ outline: SyntaxOutline
  ) -> Message? {
    let texts = texts.filter { !$0.isEmpty && outline.spelling($0) != "nil" }
    guard let title = texts.first else { return nil }
    return Message(
      title: title, detail: texts.count > 1 ? texts[1] : .none, isFailure: isFailure)
  }

  /// PKHUD's contents that have words and are no wait.
  private static let contents: Set<Name> = [
    "label", "labeledSuccess", "labeledError", "labeledImage",
  ]

  private static let progressCalls = failing.union([
    "showSucceed", "showSuccess", "showAdded", "succeed", "success", "added", "symbol", "banner",
  ])

  private static let failing: Set<Name> = ["showFailed", "showError", "failed", "error"]
}

extension SyntaxOutline {
  /// The call that a local of the function is made by before another one; `nil` for other names.
  fileprivate func maker(of local: Name, before call: Call) -> Call? {
    let function = context(of: call).function
    guard function >= 0 else { return nil }
    return declarations(named: local, in: declarations[function].tokens).last {
      $0.kind == .property && $0.tokens.end <= call.tokens.start
    }.flatMap { self.call($0.value) }
  }
}
