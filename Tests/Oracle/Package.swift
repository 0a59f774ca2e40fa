// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that the shipped one depends on nothing. Its stages are links to the
// sources at the root: a dependency on the root would not show `package` names.
let package = Package(
  name: "oracle",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "Lexing", dependencies: ["SourceText"], swiftSettings: settings),
    .target(name: "Outlining", dependencies: ["SourceText", "Lexing"], swiftSettings: settings),
    .target(name: "StringTables", dependencies: ["SourceText"], swiftSettings: settings),
    .target(
      name: "Indexing", dependencies: ["SourceText", "StringTables", "Lexing", "Outlining"],
      swiftSettings: settings),
    .target(
      name: "Rules", dependencies: ["SourceText", "Lexing", "Outlining", "Indexing"],
      swiftSettings: settings),
    .target(
      name: "Planning", dependencies: ["SourceText", "Lexing", "Outlining", "Indexing", "Rules"],
      swiftSettings: settings),
    .target(
      name: "Templates",
      resources: [
        .embedInCode("UIKit"), .embedInCode("Accessibility"), .embedInCode("Swift"),
        .embedInCode("ObjectiveC"), .embedInCode("SwiftUI"),
      ],
      swiftSettings: settings),
    .target(
      name: "Rendering",
      dependencies: ["SourceText", "Lexing", "Outlining", "Planning", "Templates"],
      swiftSettings: settings),
    .executableTarget(
      name: "oracle",
      dependencies: [
        "SourceText", "Lexing", "Outlining", "Planning", "Rendering",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
