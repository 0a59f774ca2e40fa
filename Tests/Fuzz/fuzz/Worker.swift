import Foundation
import SourceText

/// Tries every so manieth mutant in this process; a crash ends it, and the parent goes on behind.
struct Worker {
  private let options: Options
  private let number: Int
  private let folder: String

  /// Seconds of processor time that one mutant may take; the usual ones take a ten-thousandth.
  static func limit(_ options: Options) -> Int { options.number("limit", default: 10) }
  /// How many mutants of one check are kept.
  private static let kept = 3

  init(_ options: Options) {
    self.options = options
    number = options.number("seed", default: 1)
    folder = options.text("keep") ?? "."
  }

  func run() -> Bool {
    let corpus = SeedCorpus(
      options.paths, limit: options.number("seeds", default: 12_000),
      length: options.number("length", default: 1500))
    guard !corpus.seeds.isEmpty else { return false }
    if let index = options.text("make").flatMap({ Int($0) }) {
      var mutator = Mutator(corpus, seed: number, index: index)
      let (file, version) = mutator.mutant()
      return Kept(file, version, Violation(check: .crash, detail: ""), index).save(in: folder)
    }
    let progress = unsafe open(options.text("progress") ?? "/dev/null", O_WRONLY | O_CREAT, 0o600)
    var counts = Counts()
    var saved: [Check: Int] = [:]
    var index = options.number("first", default: 0)
    let end = options.number("end", default: 0)
    let limit = Self.limit(options)
    while index < end {
      Progress(index: index, counts: counts).write(to: progress)
      Self.startTimer(seconds: limit)
      var mutator = Mutator(corpus, seed: number, index: index)
      let (file, version) = mutator.mutant()
      if let violation = violation(file, version, &counts) {
        switch violation.check {
        case .rejected: counts.rejected += 1
        case .repeated: counts.repeated += 1
        default: counts.violations += 1
        }
        saved[violation.check, default: 0] += 1
        if saved[violation.check, default: 0] <= Self.kept {
          Self.startTimer(seconds: 100 * limit)
          keep(file, version, violation, index)
        }
      }
      index += options.number("step", default: 1)
    }
    Progress(index: index, counts: counts).write(to: progress)
    return true
  }

  /// Ends the process by a signal once it has used this much processor time.
  static func startTimer(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    unsafe setitimer(.init(1), &timer, nil)
  }

  private func violation(
    _ file: SourceFile, _ version: Int?, _ counts: inout Counts
  ) -> Violation? {
    var trial = Trial(file, version: version)
    trial.fault.check = options.text("fault").flatMap { Check(rawValue: $0) }
    return trial.violation(&counts)
  }

  private func keep(_ file: SourceFile, _ version: Int?, _ violation: Violation, _ index: Int) {
    var counts = Counts()
    let least = Minimizer.minimized(file.bytes, tries: 6000) { bytes in
      let file = SourceFile(path: file.path, bytes: bytes, language: file.language)
      return self.violation(file, version, &counts)?.check == violation.check
    }
    var kept = Kept(file, version, violation, index)
    _ = kept.save(in: folder)
    kept.file = SourceFile(path: file.path, bytes: least, language: file.language)
    kept.isMinimized = true
    _ = kept.save(in: folder)
    say("\(violation.check.rawValue): mutant \(index): \(violation.detail): \(kept.name)")
  }
}

/// A mutant that fails, as a file whose name says how.
struct Kept {
  var file: SourceFile
  var version: Int?
  var check: Check
  var index: Int
  var isMinimized = false

  init(_ file: SourceFile, _ version: Int?, _ violation: Violation, _ index: Int) {
    self.file = file
    self.version = version
    check = violation.check
    self.index = index
  }

  var name: String {
    let system = version.map { ".ios\($0)" } ?? ""
    let form = isMinimized ? ".min" : ""
    return "\(check.rawValue)-\(index)\(system)\(form).\(file.language == .swift ? "swift" : "m")"
  }

  func save(in folder: String) -> Bool {
    FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data(file.bytes))
  }
}
