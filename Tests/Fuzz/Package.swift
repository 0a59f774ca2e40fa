// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func stage(_ name: String, _ imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

// A package of its own, so that the shipped one holds nothing that only tests need. Its stages are
// links to the sources at the root: a dependency on the root would not show `package` names.
let package = Package(
  name: "fuzz",
  targets: [
    stage("SourceText"),
    stage("StringTables", ["SourceText"]),
    stage("Lexing", ["SourceText"]),
    stage("Outlining", ["SourceText", "Lexing"]),
    stage("Indexing", ["SourceText", "StringTables", "Lexing", "Outlining"]),
    stage("Rules", ["SourceText", "Lexing", "Outlining", "Indexing"]),
    stage("Planning", ["SourceText", "Lexing", "Outlining", "Indexing", "Rules"]),
    .target(
      name: "Templates",
      resources: [
        .embedInCode("UIKit"), .embedInCode("Accessibility"), .embedInCode("Swift"),
        .embedInCode("ObjectiveC"), .embedInCode("SwiftUI"),
      ],
      swiftSettings: settings),
    stage("Rendering", ["SourceText", "Lexing", "Outlining", "Planning", "Templates"]),
    .target(
      name: "Reporting", dependencies: ["SourceText", "Rules"],
      resources: [.embedInCode("Page")], swiftSettings: settings),
    stage(
      "Driver",
      [
        "SourceText", "StringTables", "Lexing", "Outlining", "Indexing", "Rules", "Planning",
        "Rendering", "Reporting",
      ]),
    stage(
      "TestSupport", ["SourceText", "Lexing", "Outlining", "Rules", "Reporting", "Driver"]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "SourceText", "Lexing", "Outlining", "Indexing", "Rules", "Reporting", "Driver",
        "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
