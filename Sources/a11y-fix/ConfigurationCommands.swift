import Driver
import Findings
import Reporting
import Settings
import Usage
import Worktree

/// What the command does about configurations alone.
extension Tool {
  /// Writes the first configuration of the project that the command is started in.
  func writeConfiguration(_ options: CommandLineOptions) throws(UsageError) -> ExitCode {
    let folder = surroundings.folder ?? "/"
    let root = Project.root(holding: folder) ?? folder
    let start = ConfigurationStart(
      analysis(options.configuration), jobs: options.jobs ?? surroundings.processorCount)
    do throws(ConfigurationStart<Facts>.Failure) {
      try start.write(atRoot: root, ruleNames: rules.map(\.id))
    } catch {
      switch error {
      case .isThere: complain("\(ConfigurationFile.name) is there already; nothing is written")
      case .unwritable(let words):
        complain("\(ConfigurationFile.name) cannot be written: \(words)")
      }
      return .failure
    }
    say("\(ConfigurationFile.name) is written; nothing in it is in effect yet.\n")
    return .success
  }

  /// Prints what holds for a file or folder.
  func showConfiguration(
    for path: String, _ options: CommandLineOptions
  ) throws(UsageError) -> ExitCode {
    let place = absolute(path)
    guard let found = try configurations(options, for: [place]).first else {
      complain("\(path): no such file or directory")
      return .failure
    }
    let report = SettingsReport(found.value, root: found.key)
    say(report.text(for: Project.path(of: place, below: found.key)))
    return .success
  }
}
