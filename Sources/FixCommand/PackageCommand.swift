import Foundation
import PackagePlugin

/// `swift package a11y-fix [options] [path …]`: builds the tool, and runs it on the package.
@main struct PackageCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool()
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = try paths(asked: arguments, in: context.package)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw PackageCommandError.stopped }
    // The tool has said all that there is to say; its own code tells the rest.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Builds the tool, and returns where it lies.
  private func tool() throws -> URL {
    let result = try packageManager.build(
      .product("a11y-fix"),
      parameters: .init(configuration: .release, logging: .concise, echoLogs: true))
    let tool = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent.hasPrefix("a11y-fix")
    }
    guard result.succeeded, let tool else { throw PackageCommandError.notBuilt(result.logText) }
    return tool.url
  }

  /// Returns the arguments with each `--target NAME` as the folder of that target.
  ///
  /// Without any the package's own folder is added where no path is named: it need not be in git.
  private func paths(asked arguments: [String], in package: Package) throws -> [String] {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let folders = try package.targets(named: names).compactMap { target in
      (target as? any SourceModuleTarget)?.directoryURL.path
    }
    let rest = extractor.remainingArguments
    guard names.isEmpty else { return rest + folders }
    let isOwnChoice = rest.contains { !$0.hasPrefix("-") } || rest.contains("--help")
    return isOwnChoice ? rest : rest + ["."]
  }
}

enum PackageCommandError: Error, CustomStringConvertible {
  case stopped
  case notBuilt(String)

  var description: String {
    switch self {
    case .stopped: "a11y-fix was stopped before it had finished"
    case .notBuilt(let log): "a11y-fix could not be built: \(log)"
    }
  }
}
