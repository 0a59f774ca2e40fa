/// Every snippet that is ever inserted, by the name of its file.
///
/// The first word is the framework or language, the rest the part: a post of some kind, or a
/// wrapper around one. Levels of indentation are four spaces in all of them.
package enum TemplateID: String, CaseIterable, Sendable {
  // Posts through UIKit, Swift.
  case uikitAnnouncementPriority = "uikit-announcement-priority.swift.template"
  case uikitAnnouncementQueued = "uikit-announcement-queued.swift.template"
  case uikitAnnouncement = "uikit-announcement.swift.template"
  case uikitLayoutChanged = "uikit-layout-changed.swift.template"
  case uikitPageScrolled = "uikit-page-scrolled.swift.template"
  case uikitScreenChanged = "uikit-screen-changed.swift.template"

  // Posts through the Accessibility framework, Swift, iOS 17.
  case accessibilityAnnouncementPriority = "accessibility-announcement-priority.swift.template"
  case accessibilityAnnouncement = "accessibility-announcement.swift.template"
  case accessibilityLayoutChanged = "accessibility-layout-changed.swift.template"
  case accessibilityPageScrolled = "accessibility-page-scrolled.swift.template"
  case accessibilityScreenChanged = "accessibility-screen-changed.swift.template"

  // Wrappers around either, Swift.
  case swiftAlternative = "swift-alternative.swift.template"
  case swiftAvailability = "swift-availability.swift.template"
  case swiftBinding = "swift-binding.swift.template"
  case swiftCancellation = "swift-cancellation.swift.template"
  case swiftCondition = "swift-condition.swift.template"
  case swiftConstant = "swift-constant.swift.template"
  case swiftDelay = "swift-delay.swift.template"
  case swiftMainActor = "swift-main-actor.swift.template"
  case swiftOutcome = "swift-outcome.swift.template"
  case swiftMainQueue = "swift-main-queue.swift.template"

  // Modifiers of a view around either, SwiftUI.
  case swiftUIOnAppear = "swiftui-on-appear.swift.template"
  case swiftUIOnChange = "swiftui-on-change.swift.template"
  case swiftUIOnChangeOld = "swiftui-on-change-before-17.swift.template"

  // Posts and wrappers, Objective-C.
  case objectiveCAnnouncementPriority = "objc-announcement-priority.m.template"
  case objectiveCAnnouncementQueued = "objc-announcement-queued.m.template"
  case objectiveCAnnouncement = "objc-announcement.m.template"
  case objectiveCAvailability = "objc-availability.m.template"
  case objectiveCBinding = "objc-binding.m.template"
  case objectiveCConstant = "objc-constant.m.template"
  case objectiveCDelay = "objc-delay.m.template"
  case objectiveCLayoutChanged = "objc-layout-changed.m.template"
  case objectiveCMainQueue = "objc-main-queue.m.template"
  case objectiveCPageScrolled = "objc-page-scrolled.m.template"
  case objectiveCScreenChanged = "objc-screen-changed.m.template"

  /// The name of its file, also of the file that overrides it.
  package var fileName: String { rawValue }

  /// Whether the snippet is a modifier of a view, not statements.
  package var isModifier: Bool { rawValue.hasPrefix("swiftui-") }

  /// Whether the snippet is Objective-C, not Swift.
  package var isObjectiveC: Bool { rawValue.hasSuffix(".m.template") }
}
