import Outlining
import SourceText

/// Reads out of a screen drawn in Xcode which methods its controls run.
///
/// A pass over the tags of a `.xib` or `.storyboard`: elements with a class of the app's own, and
/// `<action>` below the control or recogniser that sends it.
struct InterfaceFile {
  private let bytes: ContiguousArray<UInt8>
  /// Where the names of the elements stand that are open.
  private var open: [Range<Int>] = []
  private var classes: [String: String] = [:]
  private var actions: [(selector: String, destination: String, asker: Asker)] = []

  static func isOne(_ name: String) -> Bool {
    name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }

  /// The methods that its controls run, with who asked.
  ///
  /// Those whose receiver is no class that the file names are left out.
  static func selectors(in bytes: ContiguousArray<UInt8>) -> [SelectorFact] {
    // Most screens leave their actions to the code.
    guard ByteSearch.holds("<action ", in: bytes) else { return [] }
    var file = InterfaceFile(bytes)
    file.read()
    return file.selectors()
  }

  /// A screen of a storyboard, of a class of Swift's, that no other leads to and that the storyboard does not begin
  /// with: code has to ask for it by its identifier.
  struct Scene: Sendable {
    let type: Name
    /// As `SyntaxOutline.identifier(in:_:)` has it; `.none` where the screen has none, so that nothing can ask for it.
    let identifier: Name
    fileprivate let tag: Range<Int>
  }

  /// The screens that only code can bring.
  static func scenes(in bytes: ContiguousArray<UInt8>, path: String) -> [Scene] {
    guard path.hasSuffix(".storyboard") else { return [] }
    let file = InterfaceFile(bytes)
    let led = Set(
      names(after: "<segue destination=\"", to: "\"", in: bytes)
        + names(after: "initialViewController=\"", to: "\"", in: bytes))
    return ByteSearch.ends(of: "sceneMemberID=\"viewController\"", in: bytes).compactMap { end in
      guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")),
        let close = file.index(of: ">", from: end, to: bytes.count),
        case let tag = start..<close,
        let type = file.attribute("customClass", of: tag), let id = file.attribute("id", of: tag),
        file.attribute("customModule", of: tag) != nil, !led.contains(Name(id))
      else { return nil }
      guard let text = file.attribute("storyboardIdentifier", of: tag) else {
        return Scene(type: Name(type), identifier: .none, tag: tag)
      }
      let utf8 = ContiguousArray(text.utf8)
      return SyntaxOutline.identifier(in: utf8, ByteRange(0, utf8.count)).map {
        Scene(type: Name(type), identifier: $0, tag: tag)
      }
    }
  }

  /// The identifiers of screens that a storyboard takes from other ones.
  static func identifiersAskedFor(in bytes: ContiguousArray<UInt8>) -> [Name] {
    texts(after: "referencedIdentifier=\"", to: "\"", in: bytes)
      .compactMap { SyntaxOutline.identifier(in: bytes, $0) }
  }

  /// The classes of the app's own that it makes, but for some of its screens; not what is drawn in a `.xib` of its own,
  /// which code has to name that wants one.
  static func classes(
    in bytes: ContiguousArray<UInt8>, path: String, except scenes: [Scene]
  ) -> [Name] {
    let file = path.split(separator: "/").last ?? ""
    let own = file.hasSuffix(".xib") ? Name(String(file.dropLast(".xib".count))) : .none
    let drawn = texts(after: "customClass=\"", to: "\"", in: bytes)
      .filter { text in !scenes.contains { $0.tag.contains(text.start) } }
    return (drawn.map { Name(bytes, $0) } + archivedClasses(in: bytes)).filter { $0 != own }
  }

  /// The classes that a `.xib` of before Xcode 5 may make: there they are texts among others.
  private static func archivedClasses(in bytes: ContiguousArray<UInt8>) -> [Name] {
    guard ByteSearch.holds("com.apple.InterfaceBuilder3", in: bytes) else { return [] }
    // `<string key="12.CustomClassName">`; -1 is who owns the file.
    let keyed = ByteSearch.ends(of: ".CustomClassName\">", in: bytes).filter { end in
      let key = end - ".CustomClassName\">".utf8.count
      return key > 1 && bytes[key - 2] != UInt8(ascii: "-")
    }
    return names(after: "<string>", to: "<", in: bytes)
      + keyed.compactMap { text(from: $0, to: "<", in: bytes) }.map { Name(bytes, $0) }
  }

  private static func names(
    after marker: String, to end: Unicode.Scalar, in bytes: ContiguousArray<UInt8>
  ) -> [Name] {
    texts(after: marker, to: end, in: bytes).map { Name(bytes, $0) }
  }

  private static func texts(
    after marker: String, to end: Unicode.Scalar, in bytes: ContiguousArray<UInt8>
  ) -> [ByteRange] {
    ByteSearch.ends(of: marker, in: bytes).compactMap { text(from: $0, to: end, in: bytes) }
  }

  private static func text(
    from start: Int, to end: Unicode.Scalar, in bytes: ContiguousArray<UInt8>
  ) -> ByteRange? {
    ByteSearch.offset(of: UInt8(ascii: end), in: bytes.span, from: start, to: bytes.count)
      .map { ByteRange(start, $0) }
  }

  private func selectors() -> [SelectorFact] {
    actions.flatMap { action -> [SelectorFact] in
      guard let type = classes[action.destination] else { return [] }
      return Self.names(of: action.selector).map {
        SelectorFact(name: Name($0), type: Name(type), root: action.asker)
      }
    }
  }

  private init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// What a selector may be called in either language: `showWithSender:` is `show(sender:)`.
  private static func names(of selector: String) -> [String] {
    guard let colon = selector.firstIndex(of: ":") else { return [selector] }
    let base = String(selector[..<colon])
    var result = [selector, base]
    if let with = base.ranges(of: "With").last, with.lowerBound != base.startIndex {
      result.append(String(base[..<with.lowerBound]))
    }
    return result
  }

  private mutating func read() {
    var offset = 0
    while let start = index(of: "<", from: offset, to: bytes.count),
      let end = index(of: ">", from: start, to: bytes.count)
    {
      readTag(start + 1..<end)
      offset = end + 1
    }
  }

  private func index(of byte: Unicode.Scalar, from start: Int, to end: Int) -> Int? {
    ByteSearch.offset(of: UInt8(ascii: byte), in: bytes.span, from: start, to: end)
  }

  private mutating func readTag(_ tag: Range<Int>) {
    guard let first = tag.first.map({ bytes[$0] }) else { return }
    if first == UInt8(ascii: "/") {
      _ = open.popLast()
      return
    }
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { return }
    let space = index(of: " ", from: tag.lowerBound, to: tag.upperBound) ?? tag.upperBound
    let isClosed = bytes[tag.upperBound - 1] == UInt8(ascii: "/")
    let name = tag.lowerBound..<min(space, isClosed ? tag.upperBound - 1 : tag.upperBound)
    if name.count == 6, text(name) == "action" {
      readAction(tag)
    } else if let type = attribute("customClass", of: tag), let id = attribute("id", of: tag) {
      classes[id] = type
    }
    if !isClosed { open.append(name) }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func readAction(_ tag: Range<Int>) {
    guard let selector = attribute("selector", of: tag) else { return }
    let sender = open.map { text($0) }.last { $0 != "connections" } ?? ""
    let event = attribute("eventType", of: tag) ?? ""
    let leaves = event == "editingDidEnd" || event == "editingDidBegin" || Self.staysInUse(sender)
    actions.append(
      (
        selector, attribute("destination", of: tag) ?? "",
        Self.runsOften(sender, event) ? .hot : leaves ? .leaving : .asked
      ))
  }

  /// Whether a control has a value that its action only tells: the focus stays on it.
  private static func staysInUse(_ sender: String) -> Bool {
    ["segmentedControl", "switch", "datePicker", "pageControl"].contains(sender)
  }

  /// Whether a control sends its action many times while the user does one thing.
  private static func runsOften(_ sender: String, _ event: String) -> Bool {
    switch sender {
    case "slider", "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
      "screenEdgePanGestureRecognizer":
      true
    default:
      event == "editingChanged" || event == "allEditingEvents" || event.hasPrefix("touchDrag")
    }
  }

  /// The value of an attribute; `nil` where the tag has none of that name.
  private func attribute(_ name: StaticString, of tag: Range<Int>) -> String? {
    let length = name.utf8CodeUnitCount
    var start = tag.lowerBound
    while let space = index(of: " ", from: start, to: tag.upperBound) {
      start = space + 1
      let value = start + length + 2
      guard value <= tag.upperBound else { return nil }
      guard bytes[value - 1] == UInt8(ascii: "\""), bytes[value - 2] == UInt8(ascii: "="),
        (0..<length).allSatisfy({ bytes[start + $0] == name[utf8: $0] })
      else { continue }
      return text(value..<(index(of: "\"", from: value, to: tag.upperBound) ?? tag.upperBound))
    }
    return nil
  }
}
