/// How the text of a table is encoded.
enum TableEncoding {
  case utf8, utf16Little, utf16Big

  /// The encoding that the first bytes tell, and how many of them are its mark.
  init(_ bytes: ContiguousArray<UInt8>, markLength: inout Int) {
    markLength = 0
    if bytes.starts(with: [0xFF, 0xFE]) {
      (self, markLength) = (.utf16Little, 2)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      (self, markLength) = (.utf16Big, 2)
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      (self, markLength) = (.utf8, 3)
    } else if bytes.count > 1, bytes[1] == 0, bytes[0] != 0 {
      self = .utf16Little
    } else if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 {
      self = .utf16Big
    } else {
      self = .utf8
    }
  }

  /// Bytes of one unit.
  var width: Int { self == .utf8 ? 1 : 2 }

  /// The units of the bytes from `start` on; a last half one is left out.
  func units(_ bytes: ContiguousArray<UInt8>, from start: Int) -> [UInt16] {
    switch self {
    case .utf8:
      var units = Array(repeating: UInt16(0), count: bytes.count - start)
      for index in units.indices { units[index] = UInt16(bytes[start + index]) }
      return units
    case .utf16Little:
      return stride(from: start, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
      }
    case .utf16Big:
      return stride(from: start, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
    }
  }

  func text(_ units: ArraySlice<UInt16>) -> String {
    self == .utf8
      ? String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      : String(decoding: units, as: UTF16.self)
  }

  func bytes(_ text: String) -> ContiguousArray<UInt8> {
    switch self {
    case .utf8: ContiguousArray(text.utf8)
    case .utf16Little:
      ContiguousArray(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    case .utf16Big: ContiguousArray(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    }
  }
}
