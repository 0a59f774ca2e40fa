import Outlining

/// Reads out of a screen drawn in Xcode which methods its controls run.
///
/// A pass over the tags of a `.xib` or `.storyboard`: elements with a class of the app's own, and
/// `<action>` below the control or recogniser that sends it.
struct InterfaceFile {
  private var text: ArraySlice<UInt8>
  /// The names of the elements that are open.
  private var open: [String] = []
  private var classes: [String: String] = [:]
  private var actions: [(selector: String, destination: String, asker: Asker)] = []

  static func isOne(_ name: String) -> Bool {
    name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }

  /// The methods that its controls run, with who asked.
  ///
  /// Those whose receiver is no class that the file names are left out.
  static func selectors(in text: String) -> [SelectorFact] {
    var file = InterfaceFile(text: ArraySlice(text.utf8))
    file.read()
    return file.actions.flatMap { action -> [SelectorFact] in
      guard let type = file.classes[action.destination] else { return [] }
      return names(of: action.selector).map {
        SelectorFact(name: Name($0), type: Name(type), root: action.asker)
      }
    }
  }

  private init(text: ArraySlice<UInt8>) { self.text = text }

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
    while let start = text.firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[(start + 1)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return }
      readTag(rest[..<end])
      text = text[(end + 1)...]
    }
  }

  private mutating func readTag(_ tag: ArraySlice<UInt8>) {
    switch tag.first {
    case UInt8(ascii: "/"):
      _ = open.popLast()
      return
    case UInt8(ascii: "?"), UInt8(ascii: "!"), nil: return
    default: break
    }
    let name = String(
      decoding: tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    if name == "action" {
      readAction(tag)
    } else if let type = Self.attribute("customClass", of: tag),
      let id = Self.attribute("id", of: tag)
    {
      classes[id] = type
    }
    if tag.last != UInt8(ascii: "/") { open.append(name) }
  }

  private mutating func readAction(_ tag: ArraySlice<UInt8>) {
    guard let selector = Self.attribute("selector", of: tag) else { return }
    let sender = open.last { $0 != "connections" } ?? ""
    let event = Self.attribute("eventType", of: tag) ?? ""
    actions.append(
      (
        selector, Self.attribute("destination", of: tag) ?? "",
        Self.runsOften(sender, event) ? .hot : .asked
      ))
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
  private static func attribute(_ name: StaticString, of tag: ArraySlice<UInt8>) -> String? {
    let length = name.utf8CodeUnitCount
    var index = tag.startIndex
    while index + length + 2 < tag.endIndex {
      guard let space = tag[index...].firstIndex(of: UInt8(ascii: " ")) else { return nil }
      index = space + 1
      let value = index + length + 2
      guard value <= tag.endIndex, tag[value - 1] == UInt8(ascii: "\""),
        tag[value - 2] == UInt8(ascii: "="),
        tag[index..<index + length].elementsEqual(
          UnsafeBufferPointer(start: name.utf8Start, count: length))
      else { continue }
      return String(decoding: tag[value...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
    return nil
  }
}
