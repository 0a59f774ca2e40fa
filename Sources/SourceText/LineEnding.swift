/// How the lines of a file end.
package enum LineEnding: UInt8, Sendable {
  case lineFeed
  case carriageReturnLineFeed
  case carriageReturn

  /// The bytes of one line end.
  package var text: String {
    switch self {
    case .lineFeed: "\n"
    case .carriageReturnLineFeed: "\r\n"
    case .carriageReturn: "\r"
    }
  }

  /// The ending of the first line of `bytes`; a line feed where there is only one line.
  package init(firstIn bytes: ContiguousArray<UInt8>) {
    var previousWasReturn = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        self = previousWasReturn ? .carriageReturnLineFeed : .lineFeed
        return
      }
      if previousWasReturn {
        self = .carriageReturn
        return
      }
      previousWasReturn = byte == UInt8(ascii: "\r")
    }
    self = previousWasReturn ? .carriageReturn : .lineFeed
  }
}
