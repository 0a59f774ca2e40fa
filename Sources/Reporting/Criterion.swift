/// A success criterion of WCAG 2.2, as `RuleInfo.criterion` names it.
struct Criterion: Equatable {
  /// Such as "4.1.3".
  var number: String
  /// Such as "Status Messages".
  var name: String
  /// Such as "AA".
  var level: String

  /// Reads "4.1.3 Status Messages (AA), 3.3.1 Error Identification (A)".
  static func all(in text: String) -> [Criterion] {
    text.split(separator: ",").compactMap { part in
      let words = part.split(separator: " ")
      guard let number = words.first, let level = words.last, words.count > 2 else { return nil }
      return Criterion(
        number: String(number), name: words.dropFirst().dropLast().joined(separator: " "),
        level: level.filter { $0 != "(" && $0 != ")" })
    }
  }

  /// The page on which its meaning is explained.
  var page: String {
    let slug = name.lowercased().split(separator: " ").joined(separator: "-")
    return "https://www.w3.org/WAI/WCAG22/Understanding/\(slug)"
  }

  /// What catalogues of accessibility rules tag it with.
  var tags: [String] {
    let own = ["wcag2\(level.lowercased())", "wcag\(number.filter { $0 != "." })"]
    return number == "4.1.3" ? own + ["EN-301-549-11.4.1.3"] : own
  }
}
