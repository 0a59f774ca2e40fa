import Driver
import Files
import Fixing
import Reporting
import Rules
import SourceText

@main
enum Main {
  static func main() {
    let tool = Tool(rules: RuleCatalog.infos, surroundings: .process) {
      ProjectAnalysis.analysis($0)
    }
    Platform.exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
