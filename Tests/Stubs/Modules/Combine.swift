// swift-format-ignore-file
// What the fixed sources use of Apple's module.
import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  public var wrappedValue: Value { get { value } set { value = newValue } }
  public var projectedValue: Publisher { get { Publisher() } set {} }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
}

public final class AnyCancellable: Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
  public func assign(to published: inout Published<Output>.Publisher) {}
}

extension Publisher {
  public func receive<S>(on scheduler: S) -> Self { self }
  public func debounce<S>(for seconds: Double, scheduler: S) -> Self { self }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher { public init() {} }

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ value: Output) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) {}
  public func send(_ value: Output) {}
}

extension Timer {
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func autoconnect() -> TimerPublisher { self }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Foundation.Notification
    public typealias Failure = Never
  }

  public func publisher(for name: Foundation.Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher() }
}
