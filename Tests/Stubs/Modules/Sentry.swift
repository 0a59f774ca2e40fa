// What the fixtures use of Sentry's client for Swift, as it was before version 5.

public enum SentrySeverity: Int, Sendable {
  case fatal, error, warning, info, debug
}

public final class Event {
  public var message = ""
  public var tags: [String: String]?

  public init(level: SentrySeverity) {}
}

public final class Client {
  public init() {}
  public func send(event: Event) {}
}
