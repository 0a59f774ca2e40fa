import Foundation

@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    let isGood: Bool
    switch arguments.first {
    case "compare": isGood = CompareCommand(rest).run()
    case "seeded": isGood = SeededCommand(rest).run()
    case "legality": isGood = LegalityCommand(rest).run()
    case "census": isGood = CensusCommand(rest).run()
    case "rendered": isGood = RenderedCommand(rest).run()
    case "probe": isGood = ProbeCommand(rest).run()
    case "parse": isGood = ParseCommand(rest).run()
    default:
      print("usage: oracle compare [--floor PERCENT] [--list COUNT] PATH…")
      print("       oracle census [--least COUNT] PATH…")
      print("       oracle rendered [--seed NUMBER] [--each COUNT] [--into FOLDER] PATH…")
      print("       oracle (seeded | legality | parse | probe [--write]) PATH…")
      isGood = false
    }
    exit(isGood ? 0 : 1)
  }
}
