import Driver
import Files
import Findings
import Foundation
import Settings
import SourceText
import TestSupport
import a11y_fix
import Worktree

/// The tool, run inside the test with an analysis that finds words.
struct ToolRun {
  var status: Int32
  var output: String
  var error: String

  static let rules = [
    RuleInfo(
      id: "trigger-safe", summary: "a line says nothing",
      rationale: "Whoever does not see it misses it.", remedy: "A comment.",
      limits: ["It reads words only."]),
    RuleInfo(id: "trigger-unsafe", summary: "a line says little", rationale: "", remedy: ""),
  ]

  init(
    _ arguments: [String], in folder: TemporaryFolder, at place: String = "", input: String = "",
    environment: [String: String] = [:], isTerminal: Bool = false, answers: [String] = []
  ) {
    let streams = Streams()
    var surroundings = Surroundings(
      folder: place.isEmpty ? folder.path : folder.path(place),
      environment: { environment[$0] },
      readStandardInput: { _ throws(SystemError) in ContiguousArray(input.utf8) },
      output: RunOutput(
        standardOutput: { streams.append($0, to: 0) },
        standardError: { streams.append($0, to: 1) }))
    surroundings.outputIsTerminal = isTerminal
    surroundings.errorIsTerminal = isTerminal
    surroundings.inputIsTerminal = isTerminal
    let typed = Lines(answers)
    surroundings.readLine = { typed.next() }
    let tool = Tool(rules: Self.rules, surroundings: surroundings) { configuration in
      TriggerAnalysis.make(appliesUnsafeFixes: configuration.appliesUnsafeFixes)
    }
    status = tool.run(arguments).rawValue
    output = streams.text(of: 0)
    error = streams.text(of: 1)
  }

  /// What a person types, line by line.
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: ArraySlice<String>

    init(_ lines: [String]) { self.lines = lines[...] }

    func next() -> String? { lock.withLock { lines.popFirst() } }
  }

  /// What was printed; a run prints from one thread only, but its type cannot say so.
  private final class Streams: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [[UInt8]] = [[], []]

    func append(_ new: ContiguousArray<UInt8>, to stream: Int) {
      lock.withLock { bytes[stream] += new }
    }

    func text(of stream: Int) -> String {
      lock.withLock { String(decoding: bytes[stream], as: UTF8.self) }
    }
  }
}
