import Foundation

/// Shares mutants out among workers, keeps those that end one, and adds up what was tried.
struct RunCommand {
  private let options: Options
  private let count: Int
  private let width: Int
  private let folder: String
  /// How often a worker may be ended before it is given up.
  private let crashes: Int
  /// In code that no compiler takes, a fix may read as something else and is then thrown away; more
  /// often than once in so many fixes that is a fault.
  private static let fixesPerRejection = 5000
  /// Likewise a second run may see something else in it.
  private static let fixesPerRepetition = 20_000

  init(_ options: Options) {
    self.options = options
    count = options.number("count", default: 100_000)
    width = options.number("workers", default: ProcessInfo.processInfo.activeProcessorCount)
    crashes = options.number("crashes", default: 5)
    folder = options.text("keep") ?? NSTemporaryDirectory() + "a11y-fix-fuzz"
  }

  /// Returns whether nothing was found and as much was tried as was asked for.
  func run() -> Bool {
    let counts = counts()
    say(counts.text)
    let least = options.number("least-fixed", default: 0)
    if counts.fixed < least { say("fewer than \(least) had fixes: too little was tried") }
    if counts.faults > 0 { say("kept in \(folder)") }
    let isRare =
      counts.rejected * Self.fixesPerRejection <= counts.fixed
      && counts.repeated * Self.fixesPerRepetition <= counts.fixed
    if !isRare {
      say("more than one fix in \(Self.fixesPerRejection) was thrown away,")
      say("or more than one in \(Self.fixesPerRepetition) was taken up again")
    }
    return counts.violations == 0 && isRare && counts.mutants >= count && counts.fixed >= least
  }

  func counts() -> Counts {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var shares = (0..<width).map { Share(number: $0, next: $0) }
    for index in shares.indices { start(&shares[index]) }
    var total = Counts()
    while let index = shares.indices.first(where: { shares[$0].process != nil }) {
      shares[index].process?.waitUntilExit()
      finish(&shares[index], &total)
    }
    return total
  }

  /// Every `width`th mutant, and the process that is at it.
  private struct Share {
    var number: Int
    var next: Int
    var process: Process?
    var crashes = 0
  }

  private func start(_ share: inout Share) {
    let arguments = options.arguments(replacing: [
      "first": "\(share.next)", "step": "\(width)", "end": "\(count)", "keep": folder,
      "progress": progressPath(share),
    ])
    share.process = Self.started(["worker"] + arguments)
  }

  private func progressPath(_ share: Share) -> String { "\(folder)/progress-\(share.number)" }

  private static func started(_ arguments: [String], isQuiet: Bool = false) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    do { try process.run() } catch { return nil }
    return process
  }

  /// Takes up what a worker came to; where a mutant ended it, keeps that and starts behind it.
  private func finish(_ share: inout Share, _ total: inout Counts) {
    guard let process = share.process else { return }
    share.process = nil
    let path = progressPath(share)
    guard let progress = Progress(path: path) else {
      say("worker \(share.number) came to nothing")
      total.violations += 1
      return
    }
    try? FileManager.default.removeItem(atPath: path)
    total += progress.counts
    guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else {
      return
    }
    total.violations += 1
    let isTimer = process.terminationStatus == SIGVTALRM
    keep(progress.index, isTimer ? .hang : .crash)
    share.next = progress.index + width
    share.crashes += 1
    if share.crashes < crashes, share.next < count { start(&share) }
  }

  private func keep(_ index: Int, _ check: Check) {
    let scratch = "\(folder)/scratch-\(index)"
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let arguments = options.arguments(replacing: ["make": "\(index)", "keep": scratch])
    Self.started(["worker"] + arguments)?.waitUntilExit()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
    guard let made = names.first,
      let bytes = FileManager.default.contents(atPath: "\(scratch)/\(made)")
    else { return }
    let name = check.rawValue + made.dropFirst(Check.crash.rawValue.count)
    _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: bytes)
    let system = name.split(separator: ".").first { $0.hasPrefix("ios") }?.dropFirst(3)
    let version = system.map { ["--ios", String($0)] } ?? []
    let same = ["fault", "limit"].flatMap { name in
      options.text(name).map { ["--\(name)", $0] } ?? []
    }
    let trial = "\(scratch)/trial." + (name.split(separator: ".").last ?? "swift")
    // A hang takes its whole time at every try.
    let least = Minimizer.minimized(ContiguousArray(bytes), tries: check == .hang ? 20 : 400) {
      _ = FileManager.default.createFile(atPath: trial, contents: Data($0))
      let process = Self.started(["check"] + version + same + [trial], isQuiet: true)
      process?.waitUntilExit()
      return process?.terminationReason == .uncaughtSignal
    }
    let minimized = name.replacingOccurrences(of: "-\(index)", with: "-\(index).min")
    _ = FileManager.default.createFile(atPath: "\(folder)/\(minimized)", contents: Data(least))
    say("\(check.rawValue): mutant \(index): \(minimized)")
  }
}
