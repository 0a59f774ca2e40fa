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

  /// What a call has PKHUD or ProgressHUD, which its file imports, show; `nil` for others, for pictures without
  /// words, and for what only says that something goes on.
  static func message(of call: Call, in outline: SyntaxOutline, _ facts: ProjectFacts) -> Message? {
    guard call.flags.contains(.wholeStatement), let library = outline.lastName(of: call.receiver),
      ["HUD", "PKHUD", "ProgressHUD"].contains(library), !facts.declares(library),
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
