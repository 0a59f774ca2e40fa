import Findings
import Indexing
import Outlining
import SourceText

extension ListPlan {
  /// Whether nothing tells that anybody waits for the list or has asked for it, by who calls, by what is
  /// shown or by the function's name: it is kept up to date.
  var isPerhapsNoNews: Bool {
    event.isAssumed && event.decision != .asked
      && !base.context.found.waits.endsWait(event) && !base.context.found.waits.isShown(for: event)
      && !Words.split(event.functionName).contains(where: ListPlan.wordsOfLoading.contains)
  }

  private static let wordsOfLoading: Set<String> = [
    "load", "fetch", "search", "refresh", "get", "loaded", "fetched", "find", "filter",
  ]

  /// Whether the list slides in as if it were another screen: `layer.add(transition, forKey: nil)`.
  var comesAsScreen: Bool {
    base.context.outline.calls(directlyIn: event.home).contains { call in
      switch call.name {
      case "addAnimation:forKey:": true
      case "add": base.context.outline.lastName(of: call.receiver) == "layer"
      default: false
      }
    }
  }
}
