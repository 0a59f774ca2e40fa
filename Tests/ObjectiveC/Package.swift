// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that what only tests need is not built with what is shipped. Its stages
// are links to the sources at the root: a dependency would not show `package` names.
let package = Package(
  name: "outline-dump",
  targets: [
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "Lexing", dependencies: ["SourceText"], swiftSettings: settings),
    .target(name: "Outlining", dependencies: ["SourceText", "Lexing"], swiftSettings: settings),
    .executableTarget(
      name: "outline-dump", dependencies: ["SourceText", "Lexing", "Outlining"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
