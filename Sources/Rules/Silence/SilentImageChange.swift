import Findings
import Indexing

extension Rule {
  /// An image that means something is exchanged, unheard.
  package static let silentImageChange = Rule(
    RuleInfo(
      id: "silent-image-change",
      summary: "an image and what is said of it change and VoiceOver is not told",
      rationale: """
        The image has a label of its own for VoiceOver, so it tells the user something. When it is \
        exchanged for another, nobody learns of it.
        """,
      frameworks: [.uiKit, .objectiveC],
      remedy: ".layoutChanged with the image view, after both are set.",
      limits: ["Only images whose label or value is set beside them are known to matter."])
  ) { event, _ in
    guard event.decision == .asked, let image = event.changes.first(where: { $0.kind == .image })
    else { return nil }
    return "image '\(image.name)' changes without a notification"
  }
}
