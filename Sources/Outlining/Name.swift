package import SourceText

/// A name as a number: equal names are equal numbers, in every file and every run.
///
/// The 64-bit FNV-1a hash of the UTF-8 bytes, backticks taken off. Two different names of one
/// project share a number about once in 10^8 projects of a million names.
@usableFromInline package struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline package let hash: UInt64

  @inlinable
  package init(hash: UInt64) { self.hash = hash }

  /// Small enough for the compiler to work out: a literal costs nothing when it is compared.
  @inlinable
  @inline(__always)
  package init(stringLiteral value: StaticString) {
    var hash = Name.seed
    for index in 0..<value.utf8CodeUnitCount {
      Name.mix(unsafe value.utf8Start[index], into: &hash)
    }
    self.hash = hash
  }

  @inlinable
  package static func == (left: Name, right: Name) -> Bool { left.hash == right.hash }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  package init(_ text: String) {
    var hash = Name.seed
    var text = text
    text.withUTF8 { buffer in
      let bytes = unsafe buffer.span
      for index in bytes.indices { Name.mix(bytes[index], into: &hash) }
    }
    self.hash = hash
  }

  /// The names in a text, parted by white space.
  package static func all(in text: StaticString) -> [Name] {
    var result: [Name] = []
    result.reserveCapacity(text.utf8CodeUnitCount / 8)
    WordTable.eachWord(of: text) { word in
      var hash = Name.seed
      for byte in word { Name.mix(byte, into: &hash) }
      result.append(Name(hash: hash))
    }
    return result
  }

  /// The name spelt by the bytes of `range`.
  package init(_ bytes: borrowing ContiguousArray<UInt8>, _ range: ByteRange) {
    var hash = Name.seed
    let text = bytes.span.extracting(range.start..<max(range.start, range.end))
    if text.isEmpty || text[0] != UInt8(ascii: "`") {
      for index in text.indices { Name.mix(unsafe text[unchecked: index], into: &hash) }
    } else {
      for index in text.indices where text[index] != UInt8(ascii: "`") {
        Name.mix(text[index], into: &hash)
      }
    }
    self.hash = hash
  }

  /// What tables of names are kept by: a name is a hash already, and mixing it once more is enough.
  ///
  /// Sets and dictionaries ask for this; what `Hashable` makes by default costs ten times as much.
  @inlinable
  package func _rawHashValue(seed: Int) -> Int {
    let mixed = (hash ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }

  /// No name at all: of what is anonymous.
  @inlinable
  package static var none: Name { Name(hash: 0) }

  /// The name under which the code that runs when a property is set is known.
  package var setter: Name { member("=") }

  /// The name of something named inside something else, such as a member of a type.
  @inlinable
  package func member(_ name: Name) -> Name {
    Name(hash: (hash &* 0x9E37_79B9_7F4A_7C15) ^ name.hash)
  }

  /// The hash of nothing yet: what bytes are mixed into.
  @inlinable
  package static var seed: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// Takes one byte more into a hash.
  @inlinable
  @inline(__always)
  package static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
