import Findings
import Indexing
import Outlining
import SourceText

extension Rule {
  /// UIKit is told to post from a thread that it is not made for.
  package static let offMainPost = Rule(
    RuleInfo(
      id: "off-main-post",
      summary: "a notification is posted from a background queue or a detached task",
      rationale: """
        UIKit's post belongs to the main thread. From another one it may be late, be lost, or \
        take the app down; in the Swift 6 language mode it does not compile.
        """,
      severity: .error,
      remedy: "The post goes to the main queue; in a detached task, to the main actor.",
      heard: "The announcement too late, or not at all.",
      limits: [
        "Only queues that are named on the spot are known: DispatchQueue.global() and the like.",
        "AccessibilityNotification may be posted from any thread.",
      ])
  ) { post, _, context in
    let outline = context.outline
    guard post.form != .accessibilityNotification, post.isStatement(in: outline),
      !post.call.flags.contains(.awaited)
    else { return nil }
    switch outline.queue(around: Int(post.call.block)) {
    case .same, .main, .system, .unknown: return nil
    case .background:
      return ("a notification is posted from a background queue", .offMain(inTask: false))
    case .detachedTask:
      return ("a notification is posted from a detached task", .offMain(inTask: true))
    }
  }
}
