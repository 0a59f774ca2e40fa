// swift-format-ignore-file
// What the fixed sources use of Apple's module, as its interface declares it; nothing here has an
// actor. Everything posted goes to `Posts.sink`, for whoever listens.
import Foundation

/// A notification as it was posted.
public struct Post {
  public enum Kind: String, Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }
  public enum Priority: String, Sendable { case low, `default`, high, queued }
  public var kind: Kind
  public var text: String?
  public var element: Any?
  public var priority: Priority
  public init(kind: Kind, text: String?, element: Any?, priority: Priority) {
    self.kind = kind
    self.text = text
    self.element = element
    self.priority = priority
  }
}

public enum Posts {
  nonisolated(unsafe) public static var sink: (Post) -> Void = { _ in }
}

public protocol _AccessibilityNotifications {
  var _post: Post { get }
}

extension _AccessibilityNotifications {
  public func post() { Posts.sink(_post) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  public struct Announcement: _AccessibilityNotifications {
    public let _post: Post
    public init(_ announcement: String) {
      _post = Post(kind: .announcement, text: announcement, element: nil, priority: .default)
    }
    public init(_ announcement: AttributedString) {
      _post = Post(kind: .announcement, text: String(announcement.characters), element: nil, priority: announcement._priority)
    }
    public init(_ announcement: NSAttributedString) {
      _post = Post(kind: .announcement, text: announcement.string, element: nil, priority: .default)
    }
  }

  public struct PageScrolled: _AccessibilityNotifications {
    public let _post: Post
    public init(_ status: String) {
      _post = Post(kind: .pageScrolled, text: status, element: nil, priority: .default)
    }
    public init(_ status: AttributedString) {
      _post = Post(kind: .pageScrolled, text: String(status.characters), element: nil, priority: status._priority)
    }
    public init(_ status: NSAttributedString) {
      _post = Post(kind: .pageScrolled, text: status.string, element: nil, priority: .default)
    }
  }

  public struct LayoutChanged: _AccessibilityNotifications {
    public let _post: Post
    public init(_ element: Any? = nil) {
      _post = Post(kind: .layoutChanged, text: nil, element: element, priority: .default)
    }
  }

  public struct ScreenChanged: _AccessibilityNotifications {
    public let _post: Post
    public init(_ element: Any? = nil) {
      _post = Post(kind: .screenChanged, text: nil, element: element, priority: .default)
    }
  }
}

extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum Value: Hashable, Sendable { case low, `default`, high }
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  var _priority: Post.Priority {
    switch self[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] {
    case .low: .low
    case .high: .high
    default: .default
    }
  }
}
