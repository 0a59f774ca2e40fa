/// A sentence for people that has code in it.
struct Passage: Equatable, ExpressibleByStringInterpolation {
  enum Part: Equatable {
    case text(String)
    case code(String)
  }

  var parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  init(stringInterpolation: Interpolation) {
    parts = stringInterpolation.parts
  }

  struct Interpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
    mutating func appendInterpolation(code: String) { parts.append(.code(code)) }
    mutating func appendInterpolation(_ passage: Passage) { parts += passage.parts }
  }

  static func + (left: Passage, right: Passage) -> Passage {
    Passage(parts: left.parts + right.parts)
  }

  /// The passage as HTML.
  var markup: String {
    parts.map { part in
      switch part {
      case .text(let text): MarkupText.escaped(text)
      case .code(let code): "<code>\(MarkupText.escaped(code))</code>"
      }
    }.joined()
  }
}
