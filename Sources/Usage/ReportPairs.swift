import Reporting

/// Pairs `--format` with the `--output` that follows it.
struct ReportPairs {
  private var pairs: [ReportRequest] = []
  /// The format that was named last, as long as no file is known for it.
  private var pending: ReportFormat?
  /// Whether the last pair's format is no more than what its file's name speaks of.
  private var isGuessed = false

  mutating func add(format: ReportFormat) {
    if let pending { pairs.append(ReportRequest(pending)) }
    pending = format
  }

  mutating func add(path: String) {
    isGuessed = pending == nil
    let format = pending ?? ReportFormat(path: path) ?? .text
    pairs.append(ReportRequest(format, path: path == "-" ? nil : path))
    pending = nil
  }

  /// The reports asked for; a format named behind the one file there is holds for that.
  var requests: [ReportRequest] {
    guard let pending else { return pairs }
    guard isGuessed, pairs.count == 1 else { return pairs + [ReportRequest(pending)] }
    return [ReportRequest(pending, path: pairs[0].path)]
  }
}
