/// What two lists of facts have in common, and what they do not.
struct Comparison {
  /// One fact on which the two differ: wanted and not found, found and not wanted, or read as
  /// another at the same place.
  struct Difference: Hashable {
    var reference: Fact?
    var outline: Fact?

    var start: Int { reference?.start ?? outline?.start ?? 0 }

    /// What differs, in a few words that are the same for all differences of one kind.
    var cause: String {
      switch (reference, outline) {
      case (let wanted?, let found?):
        if wanted.start == found.start, wanted.end == found.end {
          return wanted.kind == found.kind
            ? "\(wanted.category) \(wanted.kind): other name"
            : "\(wanted.category) \(wanted.kind) read as \(found.kind)"
        }
        let side = wanted.start == found.start ? "end" : "start"
        return "\(wanted.category) \(wanted.kind) [\(wanted.context)]: other \(side)"
      case (let wanted?, nil):
        return "\(wanted.category) \(wanted.kind) [\(wanted.context)]: missing"
      case (nil, let found?): return "\(found.category) \(found.kind): not there"
      case (nil, nil): return ""
      }
    }
  }

  var agreed: [Fact.Category: Int] = [:]
  var differences: [Fact.Category: [Difference]] = [:]

  init(reference: [Fact], outline: [Fact]) {
    for category in Fact.Category.allCases {
      compare(
        category, reference.filter { $0.category == category }.sorted(),
        outline.filter { $0.category == category }.sorted())
    }
  }

  private mutating func compare(_ category: Fact.Category, _ wanted: [Fact], _ found: [Fact]) {
    var missing: [Fact] = []
    var extra: [Fact] = []
    var count = 0
    var left = 0
    var right = 0
    while left < wanted.count || right < found.count {
      if left < wanted.count, right < found.count, agree(wanted[left], found[right]) {
        count += 1
        left += 1
        right += 1
      } else if right == found.count || (left < wanted.count && wanted[left] < found[right]) {
        missing.append(wanted[left])
        left += 1
      } else {
        extra.append(found[right])
        right += 1
      }
    }
    agreed[category] = count
    differences[category] = Self.paired(missing, extra)
  }

  private func agree(_ wanted: Fact, _ found: Fact) -> Bool {
    if wanted == found { return true }
    // A run of operator characters that the parser has cut up is of no one kind.
    return wanted.kind == "operator" && found.kind.hasSuffix("operator")
      && wanted.start == found.start && wanted.end == found.end
  }

  /// Makes one difference of a fact that is missing and another at the same place.
  private static func paired(_ missing: [Fact], _ extra: [Fact]) -> [Difference] {
    guard !missing.isEmpty else { return extra.map { Difference(reference: nil, outline: $0) } }
    var starts: [Int: [Int]] = [:]
    var ends: [Int: [Int]] = [:]
    for (index, fact) in extra.enumerated() {
      starts[fact.start, default: []].append(index)
      ends[fact.end, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: extra.count)
    var result: [Difference] = []
    for fact in missing {
      let candidates = (starts[fact.start] ?? []) + (ends[fact.end] ?? [])
      let partner = candidates.first { !isUsed[$0] }
      if let partner { isUsed[partner] = true }
      result.append(Difference(reference: fact, outline: partner.map { extra[$0] }))
    }
    for (index, fact) in extra.enumerated() where !isUsed[index] {
      result.append(Difference(reference: nil, outline: fact))
    }
    return result.sorted { $0.start < $1.start }
  }
}
