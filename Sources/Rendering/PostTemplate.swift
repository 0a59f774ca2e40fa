import Announcements
import Templates

/// Chooses the template of a post: one table a form.
enum PostTemplate {
  enum Choice {
    /// What is wanted.
    case preferred
    /// What systems before iOS 17 get.
    case fallback
  }

  /// Whether the announcement is posted with a priority other than the default.
  static func hasPriority(_ announcement: Announcement) -> Bool {
    announcement.kind == .announcement && announcement.priority != .default
  }

  static func id(for announcement: Announcement, _ choice: Choice) -> TemplateID {
    let isFallback = choice == .fallback
    return switch announcement.form {
    case .objectiveC: objectiveC(announcement, isFallback)
    case .accessibilityNotification where !isFallback: accessibility(announcement)
    case .accessibilityNotification, .uiAccessibility, .helper: uikit(announcement, isFallback)
    }
  }

  private static func uikit(_ announcement: Announcement, _ isFallback: Bool) -> TemplateID {
    switch (announcement.kind, announcement.priority) {
    case (.announcement, .default): .uikitAnnouncement
    case (.announcement, .low) where isFallback: .uikitAnnouncementQueued
    case (.announcement, .high) where isFallback: .uikitAnnouncement
    case (.announcement, .low), (.announcement, .high): .uikitAnnouncementPriority
    case (.layoutChanged, _): .uikitLayoutChanged
    case (.screenChanged, _): .uikitScreenChanged
    case (.pageScrolled, _): .uikitPageScrolled
    }
  }

  private static func accessibility(_ announcement: Announcement) -> TemplateID {
    switch (announcement.kind, announcement.priority) {
    case (.announcement, .default): .accessibilityAnnouncement
    case (.announcement, .low), (.announcement, .high): .accessibilityAnnouncementPriority
    case (.layoutChanged, _): .accessibilityLayoutChanged
    case (.screenChanged, _): .accessibilityScreenChanged
    case (.pageScrolled, _): .accessibilityPageScrolled
    }
  }

  private static func objectiveC(_ announcement: Announcement, _ isFallback: Bool) -> TemplateID {
    switch (announcement.kind, announcement.priority) {
    case (.announcement, .default): .objectiveCAnnouncement
    case (.announcement, .low) where isFallback: .objectiveCAnnouncementQueued
    case (.announcement, .high) where isFallback: .objectiveCAnnouncement
    case (.announcement, .low), (.announcement, .high): .objectiveCAnnouncementPriority
    case (.layoutChanged, _): .objectiveCLayoutChanged
    case (.screenChanged, _): .objectiveCScreenChanged
    case (.pageScrolled, _): .objectiveCPageScrolled
    }
  }
}
