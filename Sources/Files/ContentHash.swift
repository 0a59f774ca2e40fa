/// Tells contents apart; not made to withstand anyone who wants two to look the same.
package enum ContentHash {
  /// FNV-1a in 64 bits.
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
