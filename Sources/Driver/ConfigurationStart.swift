import Files
import Settings
import Worktree

/// Writes the first configuration file of a project.
package struct ConfigurationStart<Facts: Sendable> {
  private let analysis: Analysis<Facts>
  private let jobs: Int

  /// Why no file is written.
  package enum Failure: Error, Equatable {
    case isThere
    case unwritable(String)
  }

  package init(_ analysis: Analysis<Facts>, jobs: Int) {
    self.analysis = analysis
    self.jobs = jobs
  }

  /// Writes it at the top of the project at `root`, an absolute path, unless there is one.
  package func write(atRoot root: String, ruleNames: [String]) throws(Failure) {
    let path = Path.join(root, ConfigurationFile.name)
    if FileStore.exists(path) { throw .isThere }
    let search = ProjectSearch(for: [root], from: root)
    let survey =
      search.projects.first.map { ProjectPass($0, analysis, jobs: jobs).survey() }
      ?? ProjectSurvey()
    let text = ConfigurationSample.text(
      with: survey.values, notes: survey.notes, ruleNames: ruleNames)
    do throws(SystemError) {
      try FileStore.put(ContiguousArray(text.utf8), at: path)
    } catch {
      throw .unwritable(error.message)
    }
  }
}
