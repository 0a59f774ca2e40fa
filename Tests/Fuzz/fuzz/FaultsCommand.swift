import Foundation

/// Tries the checks themselves: each must find the fault that is made for it, and only that.
struct FaultsCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() -> Bool {
    let process = ProcessInfo.processInfo.processIdentifier
    let folder = NSTemporaryDirectory() + "a11y-fix-faults-\(process)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var isGood = true
    for check in Check.allCases {
      let place = "\(folder)/\(check.rawValue)"
      let arguments = options.arguments(replacing: [
        "fault": check.rawValue, "keep": place, "workers": "1",
        "count": "600", "seeds": "200", "limit": "1", "crashes": "1",
      ])
      let counts = RunCommand(Options(arguments)).counts()
      let kept = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      let checks = Set(kept.compactMap { $0.split(separator: "-").first.map(String.init) })
      if counts.faults == 0 || checks != [check.rawValue] {
        say("a fault made for '\(check.rawValue)' was found by \(checks.sorted())")
        isGood = false
      }
    }
    if isGood { say("\(Check.allCases.count) faults made on purpose were found") }
    return isGood
  }
}
