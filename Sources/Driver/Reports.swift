import Files
import Reporting

/// All reports of a run, fed together.
struct Reports {
  private var printed: any Reporter
  /// Whether it is text for people, which may be told to be quiet.
  private var isSilenced: Bool
  /// Whether what is printed is for people, who need no end of it where there is nothing to sum up; a
  /// program cannot read a report without its end.
  let isForPeople: Bool
  private var isBegun = false
  private var files: [File] = []

  private struct File {
    var reporter: any Reporter
    var path: String
    var text: String
  }

  /// Where every report goes to a file, only the summary is printed.
  init(_ requests: [ReportRequest], _ options: ReportOptions, isQuiet: Bool) {
    let format = requests.first { $0.path == nil }?.format
    var printedOptions = options
    printedOptions.listsFindings = format != nil || requests.isEmpty
    printed = (format ?? .text).reporter(printedOptions)
    isForPeople = (format ?? .text) == .text
    isSilenced = isQuiet && isForPeople
    var fileOptions = options
    fileOptions.isColored = false
    for request in requests {
      guard let path = request.path else { continue }
      var reporter = request.format.reporter(fileOptions)
      files.append(File(reporter: reporter, path: path, text: reporter.beginning()))
    }
  }

  /// Adds a file's outcome; returns what is to be printed now.
  mutating func add(_ outcome: FileOutcome) -> String {
    for index in files.indices { files[index].text += files[index].reporter.report(on: outcome) }
    return isSilenced ? "" : start() + printed.report(on: outcome)
  }

  /// Ends the reports and writes those that go to files.
  ///
  /// Returns what is to be printed at last, and which files could not be written and why.
  mutating func end(
    _ summary: RunSummary, in folder: String
  ) -> (text: String, failures: [(path: String, error: SystemError)]) {
    var failures: [(path: String, error: SystemError)] = []
    for var file in files {
      let text = file.text + file.reporter.ending(summary)
      let path = Path.absolute(file.path, from: folder)
      do throws(SystemError) {
        try FileStore.put(ContiguousArray(text.utf8), at: path)
      } catch {
        failures.append((file.path, error))
      }
    }
    return (isSilenced ? "" : start() + printed.ending(summary), failures)
  }

  private mutating func start() -> String {
    if isBegun { return "" }
    isBegun = true
    return printed.beginning()
  }
}
