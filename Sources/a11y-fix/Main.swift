import Driver
import Reporting
import Rules
import SourceText

@main
enum Main {
  static func main() {
    let tool = Tool(rules: RuleCatalog.infos, surroundings: .process) { _ in
      Analysis<Void>(
        facts: { _ in }, needsSecondPass: { _ in false },
        fix: { _ in { FileOutcome(path: $0.path) } })
    }
    Platform.exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
