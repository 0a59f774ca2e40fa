// swift-format-ignore-file
// What the fixed sources use of Apple's module, with the isolation that it has since SDK 18.0.
@_exported import Combine
@_exported import Observation
@_exported import UIKit

// MARK: Views and their builder

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _Leaf { public typealias Body = Never }

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: _Leaf { public typealias Body = Never }

extension View {
  public nonisolated func modifier<M: ViewModifier>(_ modifier: M) -> some View { self }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

/// A view that has no other inside it.
@preconcurrency @MainActor public protocol _Leaf: View where Body == Never {}
extension _Leaf {
  public var body: Never { fatalError() }
}

extension Optional: View, _Leaf where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: _Leaf {
  public typealias Body = Never
  public nonisolated init() {}
}

public struct TupleView<T>: _Leaf {
  public typealias Body = Never
  nonisolated init(_ value: T) {}
}

public struct _ConditionalContent<True: View, False: View>: _Leaf {
  public typealias Body = Never
  nonisolated init() {}
}

public struct AnyView: _Leaf {
  public typealias Body = Never
  public nonisolated init<V: View>(_ view: V) {}
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  @_disfavoredOverload
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<(repeat each V)> { TupleView((repeat each view)) }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<V: View, W: View>(first: V) -> _ConditionalContent<V, W> { _ConditionalContent() }
  public static func buildEither<V: View, W: View>(second: W) -> _ConditionalContent<V, W> { _ConditionalContent() }
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

@preconcurrency @MainActor public protocol App {}
@preconcurrency @MainActor public protocol Scene {}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: State

@propertyWrapper public struct State<Value> {
  final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public init() where Value: ExpressibleByNilLiteral { box = Box(nil) }
  public var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}
extension State: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct StateObject<Object: ObservableObject> {
  let make: () -> Object
  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }
  @MainActor @preconcurrency public var wrappedValue: Object { make() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<Object>.Wrapper { fatalError() }
}

@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> { fatalError() }
  }
  let object: Object
  public init(wrappedValue: Object) { object = wrappedValue }
  @MainActor @preconcurrency public var wrappedValue: Object { object }
  @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}

@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  public nonisolated init() {}
  @MainActor @preconcurrency public var wrappedValue: Object { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

public struct DismissAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

public struct EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isEnabled: Bool { true }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  @available(iOS 17.0, *)
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public init<T>() where Value == T? {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  @propertyWrapper public struct Binding {
    let get: () -> Value
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<T>() where Value == T? {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding { fatalError() }
}

// MARK: Texts

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral: String) {}
  public init(_ value: String) {}
}

public struct Text: _Leaf {
  public typealias Body = Never
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ text: S) {}
  public nonisolated init(verbatim text: String) {}
}

public struct Label: _Leaf {
  public typealias Body = Never
  public nonisolated init(_ key: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

public struct Image: _Leaf {
  public typealias Body = Never
  public nonisolated init(systemName: String) {}
  public nonisolated init(_ name: String) {}
}

@available(iOS 15.0, *)
public struct AsyncImagePhase {
  public var image: Image? { nil }
}

@available(iOS 15.0, *)
public struct AsyncImage<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(url: URL?, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {}
}

public struct Spacer: _Leaf {
  public typealias Body = Never
  public nonisolated init(minLength: CGFloat? = nil) {}
}

// MARK: Containers

public struct Alignment: Sendable { public static let center = Self(), top = Self(), bottom = Self() }
public struct HorizontalAlignment: Sendable { public static let center = Self(), leading = Self() }
public struct VerticalAlignment: Sendable { public static let center = Self() }

public struct VStack<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct GeometryProxy { public var size: CGSize { CGSize(width: 0, height: 0) } }

public struct GeometryReader<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct Group<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder root: () -> Content) {}
}

public struct ScrollView<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

@preconcurrency @MainActor public protocol DynamicViewContent: View {}

extension DynamicViewContent {
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Leaf, DynamicViewContent {
  public typealias Body = Never
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable { public static let destructive = Self(), cancel = Self() }

public struct Button<Label: View>: _Leaf {
  public typealias Body = Never
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  @preconcurrency public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  @preconcurrency public nonisolated init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {}
}

extension Button where Label == SwiftUI.Label {
  @preconcurrency public nonisolated init(_ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
}

public struct TextField: _Leaf {
  public typealias Body = Never
  public nonisolated init(_ key: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct SecureField: _Leaf {
  public typealias Body = Never
  public nonisolated init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

public struct Toggle: _Leaf {
  public typealias Body = Never
  public nonisolated init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Menu<Content: View>: _Leaf {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct Picker<Content: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init<Value: Hashable>(_ key: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = Self(rawValue: 1), hourAndMinute = Self(rawValue: 2)
}

public struct DatePicker: _Leaf {
  public typealias Body = Never
  public nonisolated init(_ key: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date]) {}
}

public struct ProgressView: _Leaf {
  public typealias Body = Never
  public nonisolated init() {}
  public nonisolated init(_ key: LocalizedStringKey) {}
  public nonisolated init(value: Double?, total: Double = 1) {}
}

public struct NavigationLink<Label: View, Destination: View>: _Leaf {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

public struct ContentUnavailableView: _Leaf {
  public typealias Body = Never
  public nonisolated init(_ key: LocalizedStringKey, systemImage: String, description: Text? = nil) {}
  public nonisolated init<Label: View, Description: View, Actions: View>(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
  private nonisolated init() {}
  public static var search: ContentUnavailableView { ContentUnavailableView() }
  public static func search(text: String) -> ContentUnavailableView { ContentUnavailableView() }
}

// MARK: Modifiers

public struct Color: _Leaf, Hashable, Sendable {
  public typealias Body = Never
  public static let red = Color(), green = Color(), blue = Color(), primary = Color(), secondary = Color(), black = Color(), white = Color(), yellow = Color(), gray = Color()
}

@preconcurrency @MainActor public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public nonisolated static var thinMaterial: Material { Material() }
  public nonisolated static var ultraThinMaterial: Material { Material() }
  public nonisolated static var regularMaterial: Material { Material() }
}

public struct Capsule: Sendable { public init() {} }
public struct Circle: View, Sendable {
  public nonisolated init() {}
  public var body: some View { EmptyView() }
}

public protocol Gesture<Value> { associatedtype Value }
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
public struct TapGesture: Gesture, Sendable {
  public typealias Value = ()
  public init(count: Int = 1) {}
}
public struct DragGesture: Gesture, Sendable {
  public struct Value: Sendable { public var translation: CGSize { .zero } }
  public init() {}
}

public enum HorizontalEdge: Sendable { case leading, trailing }
public struct BorderedButtonStyle: Sendable {}
public struct Font: Sendable {
  public static let body = Font(), headline = Font(), footnote = Font(), caption = Font()
}
public struct Animation: Sendable { public static let `default` = Animation(), easeInOut = Animation() }

@preconcurrency @MainActor public protocol PrimitiveButtonStyle {}
extension BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// What a body's modifiers were given, for scenarios, which begin it as the system would.
public enum Given {
  nonisolated(unsafe) public static var task: (@Sendable () async -> Void)?
  nonisolated(unsafe) public static var refreshing: (@Sendable () async -> Void)?
}

extension View {
  // Lifetime
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Given.task = action
    return self
  }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Given.refreshing = action
    return self
  }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { self }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View { self }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
  public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never { self }
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  public nonisolated func gesture(_ gesture: some Gesture) -> some View { self }
  public nonisolated func highPriorityGesture(_ gesture: some Gesture) -> some View { self }
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public nonisolated func onLongPressGesture(perform action: @escaping () -> Void) -> some View { self }

  // Others on top
  public nonisolated func alert<A: View>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  public nonisolated func alert<A: View, M: View>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  public nonisolated func confirmationDialog<A: View>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  public nonisolated func sheet<I: Identifiable, C: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C) -> some View { self }
  public nonisolated func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View { self }
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func background<S: ShapeStyle>(_ style: S, in shape: Capsule) -> some View { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
  public nonisolated func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public nonisolated func swipeActions<C: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C) -> some View { self }
  public nonisolated func searchable(text: Binding<String>) -> some View { self }

  // Looks
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  public nonisolated func foregroundStyle(_ color: Color) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public nonisolated func padding(_ length: CGFloat? = nil) -> some View { self }
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View { self }
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }
  public nonisolated func accessibilityFocused(_ binding: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public nonisolated func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View { self }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func focused(_ binding: Binding<Bool>) -> some View { self }
}

public struct UTType: Sendable { public static let audio = UTType(), pdf = UTType() }
