import Foundation

@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    let isGood: Bool
    switch arguments.first {
    case "compare": isGood = CompareCommand(rest).run()
    default:
      print("usage: oracle compare [--floor PERCENT] [--list COUNT] DIR…")
      isGood = false
    }
    exit(isGood ? 0 : 1)
  }
}
