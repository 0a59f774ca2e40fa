import Outlining
import SourceText

/// Words to look for among the tokens of a file, most of which are none of them.
struct WordSet: Sendable {
  private let names: Set<Name>
  /// For the first byte of a word, by its last six bits, which lengths such words have.
  private let lengths: ContiguousArray<UInt64>

  /// The words of a text, parted by white space.
  init(_ text: StaticString) {
    let words = WordTable.words(text)
    names = Set(words.map { Name($0) })
    var lengths = ContiguousArray<UInt64>(repeating: 0, count: 64)
    for word in words {
      for first in word.utf8.prefix(1) { lengths[Int(first & 63)] |= 1 << UInt64(word.utf8.count) }
    }
    self.lengths = lengths
  }

  /// Whether one of them is spelt by the bytes of `range`.
  func holds(_ bytes: borrowing ContiguousArray<UInt8>, _ range: ByteRange) -> Bool {
    guard !range.isEmpty, lengths[Int(bytes[range.start] & 63)] & (1 << UInt64(range.count)) != 0
    else { return false }
    return names.contains(Name(bytes, range))
  }
}
