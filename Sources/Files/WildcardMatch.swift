/// Matches one glob as git does: `*`, `?`, `[…]`, `\` and, between slashes, `**`.
struct WildcardMatch {
  private let pattern: ArraySlice<UInt8>
  private let text: ArraySlice<UInt8>
  /// Whether `/` is matched by nothing but itself and `**`.
  private let respectsSlashes: Bool

  /// Why a partial match failed, which tells an outer `*` whether to go on.
  private enum Verdict {
    case match
    case mismatch
    /// The text is too short, so no outer `*` helps.
    case hopeless
    /// Only an outer `**` can help.
    case needsDoubleStar
  }

  static func matches(
    _ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, respectingSlashes: Bool
  ) -> Bool {
    let match = WildcardMatch(pattern: pattern, text: text, respectsSlashes: respectingSlashes)
    return match.verdict(pattern.startIndex, text.startIndex) == .match
  }

  /// The byte at an index of the pattern; 0 past its end.
  private func glyph(_ index: Int) -> UInt8 { index < pattern.endIndex ? pattern[index] : 0 }
  private func character(_ index: Int) -> UInt8 { index < text.endIndex ? text[index] : 0 }

  private func verdict(_ start: Int, _ textStart: Int) -> Verdict {
    var (p, t) = (start, textStart)
    while glyph(p) != 0 {
      let byte = character(t)
      if byte == 0 && glyph(p) != UInt8(ascii: "*") { return .hopeless }
      switch glyph(p) {
      case UInt8(ascii: "*"):
        switch star(p, t, since: start) {
        case .verdict(let verdict): return verdict
        case .resume(let pattern, let text): (p, t) = (pattern, text)
        }
      case UInt8(ascii: "?"):
        if respectsSlashes && byte == UInt8(ascii: "/") { return .mismatch }
      case UInt8(ascii: "["):
        guard let set = ByteSet(in: pattern, at: p, testing: byte) else { return .hopeless }
        if !set.matches || (respectsSlashes && byte == UInt8(ascii: "/")) { return .mismatch }
        p = set.end
      default:
        if glyph(p) == UInt8(ascii: "\\") { p += 1 }
        if byte != glyph(p) { return .mismatch }
      }
      p += 1
      t += 1
    }
    return character(t) == 0 ? .match : .mismatch
  }

  private enum StarResult {
    case verdict(Verdict)
    /// Where both stand, just before the step that the caller makes.
    case resume(pattern: Int, text: Int)
  }

  private func star(_ star: Int, _ t: Int, since start: Int) -> StarResult {
    let slash = UInt8(ascii: "/")
    var p = star + 1
    var crossesSlashes = !respectsSlashes
    if glyph(p) == UInt8(ascii: "*") {
      while glyph(p) == UInt8(ascii: "*") { p += 1 }
      let opens = star == start || glyph(star - 1) == slash
      let escapedSlash = glyph(p) == UInt8(ascii: "\\") && glyph(p + 1) == slash
      if respectsSlashes, opens, glyph(p) == 0 || glyph(p) == slash || escapedSlash {
        if glyph(p) == slash, verdict(p + 1, t) == .match { return .verdict(.match) }
        crossesSlashes = true
      }
    }
    if glyph(p) == 0 {
      let isMatch = crossesSlashes || !text[min(t, text.endIndex)...].contains(slash)
      return .verdict(isMatch ? .match : .mismatch)
    }
    if !crossesSlashes && glyph(p) == slash {
      guard let next = text[min(t, text.endIndex)...].firstIndex(of: slash) else {
        return .verdict(.mismatch)
      }
      return .resume(pattern: p, text: next)
    }
    return .verdict(rest(p, t, crossesSlashes: crossesSlashes))
  }

  /// Tries what follows a star at every place it may reach.
  private func rest(_ p: Int, _ textStart: Int, crossesSlashes: Bool) -> Verdict {
    let slash = UInt8(ascii: "/")
    var t = textStart
    while character(t) != 0 {
      if !IgnorePattern.isSpecial(glyph(p)) {
        while character(t) != 0, crossesSlashes || character(t) != slash, character(t) != glyph(p) {
          t += 1
        }
        if character(t) != glyph(p) { return .mismatch }
      }
      let verdict = verdict(p, t)
      if verdict != .mismatch {
        if !crossesSlashes || verdict != .needsDoubleStar { return verdict }
      } else if !crossesSlashes && character(t) == slash {
        return .needsDoubleStar
      }
      t += 1
    }
    return .hopeless
  }
}
