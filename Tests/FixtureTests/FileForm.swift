/// A form in which the same text may lie in a file.
enum FileForm: CaseIterable {
  case windowsLineEnds
  case byteOrderMark

  /// Returns `bytes` in this form, whatever form they had.
  func applied(to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    switch self {
    case .windowsLineEnds:
      var result = ContiguousArray<UInt8>()
      for byte in bytes where byte != UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
        result.append(byte)
      }
      return result
    case .byteOrderMark:
      let mark: ContiguousArray<UInt8> = [0xEF, 0xBB, 0xBF]
      return bytes.starts(with: mark) ? bytes : mark + bytes
    }
  }
}
