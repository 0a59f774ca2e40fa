/// A value of a JSON text, with its place in it.
struct JSONNode: Equatable {
  /// Where it begins, as an offset in UTF-8 bytes.
  var offset: Int
  var value: Value

  enum Value: Equatable {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    /// In the order of the text; no name twice.
    case object([Member])
  }

  struct Member: Equatable {
    var name: String
    var offset: Int
    var node: JSONNode
  }

  /// What it is, for messages.
  var description: String {
    switch value {
    case .null: "null"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONNode.quoted(text)
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Returns a text as a JSON string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// What is wrong with a JSON text, and at which byte.
struct JSONError: Error, Equatable {
  var offset: Int
  /// One line, lower case, without a full stop.
  var message: String
}
