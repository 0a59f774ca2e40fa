package import SourceText

/// What findings are known by from one run to the next.
package enum Fingerprint {
  /// Returns the fingerprint of each finding of a file, in their order: 16 hexadecimal digits.
  ///
  /// It is made of the rule, the declarations around the finding, its code without white space, and
  /// how many equal findings of the file come before it. So it stays while lines move, while code is
  /// laid out anew and while the file is renamed. Findings of two files that have the same code in
  /// the same declaration have the same fingerprint.
  package static func texts(of diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
    var counts: [Int: Int] = [:]
    return diagnostics.map { diagnostic in
      var hash = Hash()
      hash.add(diagnostic.rule.utf8)
      for name in diagnostic.declaration { hash.add(name.utf8) }
      let source = file.bytes[diagnostic.range.start..<diagnostic.range.end]
      hash.add(source.lazy.filter { $0 != 0x20 && !(0x09...0x0D ~= $0) })
      // As an `Int`, which other tables have for their keys: each further type costs at the start.
      let code = Int(truncatingIfNeeded: hash.value)
      let ordinal = counts[code, default: 0]
      counts[code] = ordinal + 1
      hash.add(String(ordinal).utf8)
      return hash.text
    }
  }

  /// The 64-bit FNV-1a hash, whose value never depends on the process or the machine.
  private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a part and a byte that no UTF-8 text has, so that no two lists of parts are alike.
    mutating func add(_ part: some Sequence<UInt8>) {
      for byte in part { mix(byte) }
      mix(0xFF)
    }

    private mutating func mix(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    var text: String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }
}
