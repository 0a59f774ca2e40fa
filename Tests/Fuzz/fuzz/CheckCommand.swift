import Foundation
import SourceText

/// Checks files as they are: for what a run has kept.
struct CheckCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() -> Bool {
    var counts = Counts()
    for path in options.paths {
      guard let data = FileManager.default.contents(atPath: path),
        let language = Language(path: path)
      else {
        say("\(path) cannot be read")
        return false
      }
      let file = SourceFile(
        path: Trial.path(language), bytes: ContiguousArray(data), language: language)
      var trial = Trial(file, version: options.text("ios").flatMap { Int($0) })
      trial.fault.check = options.text("fault").flatMap { Check(rawValue: $0) }
      Worker.startTimer(seconds: Worker.limit(options))
      if let violation = trial.violation(&counts) {
        counts.violations += 1
        say("\(path): \(violation.check.rawValue): \(violation.detail)")
      }
    }
    say(counts.text)
    return counts.violations == 0
  }
}
