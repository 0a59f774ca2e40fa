import Foundation

@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    let isGood: Bool
    switch arguments.first {
    case "run": isGood = RunCommand(Options(rest)).run()
    case "worker": isGood = Worker(Options(rest)).run()
    case "check": isGood = CheckCommand(Options(rest)).run()
    case "faults": isGood = FaultsCommand(Options(rest)).run()
    default:
      say(
        """
        usage: fuzz run [--seed N] [--count N] [--workers N] [--keep FOLDER] [--least-fixed N] PATH…
               fuzz check [--ios N] FILE…
               fuzz faults PATH…
        """)
      isGood = false
    }
    exit(isGood ? 0 : 1)
  }
}
