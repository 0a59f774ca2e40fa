import Findings
import Indexing
import Outlining
import SourceText

/// Code that runs while the system presents a screen, which it tells of itself.
extension Silence {
  /// Whether the event is part of how the system presents a screen: the system tells of that.
  func isTransition(_ event: Event) -> Bool {
    guard !event.changes.contains(where: { $0.kind == .modal || $0.kind == .background }) else {
      return false
    }
    let type = outline.typeName(around: event.function)
    if facts.inherits(type, anyOf: ["UIPresentationController"]) { return true }
    guard facts.inherits(type, anyOf: Silence.transitions) else { return false }
    // A screen that animates its own coming and going does other things besides.
    return !facts.inherits(type, anyOf: Silence.screens)
      || event.functionWords.first == "animate"
      || outline.declarations[event.function].parameters.contains {
        let type = outline.parameters[Int($0)].type
        return type.indices.contains { Silence.transitionContexts.contains(outline.name($0)) }
      }
  }

  private static let transitions: Set<Name> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
    "UIViewControllerInteractiveTransitioning",
  ]

  private static let screens: Set<Name> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIView",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController",
  ]

  private static let transitionContexts: Set<Name> = [
    "UIViewControllerContextTransitioning", "UIViewControllerInteractiveTransitioning",
  ]
}
