// swift-tools-version: 6.2
import PackageDescription

// The stages, as the packages below Tests/ have them, too: `A11Y_FIX_RECORD=1 swift test` puts them
// there.

// stages
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatWarning(
    "StrictMemorySafety", as: .error, .when(platforms: [.linux], configuration: .debug)),
]

/// One target a stage; each names all that it may import, and `ArchitectureTests` holds it to that.
func stage(_ name: String, _ imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

let stages: [Target] = [
  stage("SourceText"),
  stage("StringTables", ["SourceText"]),
  stage("Files", ["SourceText"]),
  stage("Git", ["SourceText", "Files"]),
  stage("Lexing", ["SourceText"]),
  stage("Outlining", ["SourceText", "Lexing"]),
  stage("Parsing", ["SourceText", "Lexing", "Outlining"]),
  stage("Indexing", ["SourceText", "StringTables", "Lexing", "Outlining"]),
  stage("Rules", ["SourceText", "Lexing", "Outlining", "Indexing"]),
  stage("Planning", ["SourceText", "Lexing", "Outlining", "Indexing", "Rules"]),
  .target(
    name: "Templates", path: "Templates",
    resources: [
      .embedInCode("UIKit"), .embedInCode("Accessibility"), .embedInCode("Swift"),
      .embedInCode("SwiftUI"), .embedInCode("ObjectiveC"),
    ],
    swiftSettings: settings),
  stage(
    "Rendering", ["SourceText", "Lexing", "Outlining", "Parsing", "Planning", "Templates"]),
  stage("Reporting", ["SourceText", "Files", "Rules"]),
  stage(
    "Driver",
    [
      "SourceText", "StringTables", "Files", "Git", "Lexing", "Outlining", "Parsing", "Indexing",
      "Rules", "Planning", "Rendering", "Reporting",
    ]),
  .target(
    name: "TestSupport",
    dependencies: ["SourceText", "Lexing", "Outlining", "Rules", "Reporting", "Driver"],
    path: "Tests/TestSupport",
    swiftSettings: settings),
]
// end of stages

func tests(_ name: String, _ imports: [String]) -> Target {
  .testTarget(
    name: name, dependencies: imports.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

let package = Package(
  name: "a11y-fix",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "a11y-fix", targets: ["a11y-fix"]),
    .plugin(name: "FixCommand", targets: ["FixCommand"]),
  ],
  targets: stages + [
    .executableTarget(
      name: "a11y-fix",
      dependencies: ["Driver", "Files", "Git", "Reporting", "Rules", "SourceText"],
      swiftSettings: settings),
    // `swift package a11y-fix`; it has no imports of ours, only the built tool.
    .plugin(
      name: "FixCommand",
      capability: .command(
        intent: .custom(
          verb: "a11y-fix", description: "Write the announcements that VoiceOver users miss"),
        permissions: [
          .writeToPackageDirectory(reason: "The announcements are written into your sources.")
        ]),
      dependencies: ["a11y-fix"], path: "Sources/FixCommand"),
    tests("SourceTextTests", ["SourceText"]),
    tests("FilesTests", ["Files", "TestSupport"]),
    tests("ReportingTests", ["Reporting", "Rules", "SourceText", "TestSupport"]),
    tests(
      "DriverTests",
      [
        "Driver", "Reporting", "SourceText", "Files", "Lexing", "Outlining", "Parsing",
        "TestSupport",
      ]),
    tests(
      "CommandLineTests",
      ["a11y-fix", "Driver", "Files", "Reporting", "Rules", "SourceText", "TestSupport"]),
    tests(
      "RenderingTests",
      [
        "SourceText", "Lexing", "Outlining", "Parsing", "Planning", "Templates", "Rendering",
        "TestSupport",
      ]),
    tests("StringTablesTests", ["SourceText", "StringTables", "TestSupport"]),
    tests("PlanningTests", ["Planning", "TestSupport"]),
    tests("OutliningTests", ["SourceText", "Lexing", "Outlining", "Parsing"]),
    tests("ParsingTests", ["SourceText", "Lexing", "Outlining", "Parsing", "TestSupport"]),
    tests(
      "FixtureTests",
      [
        "a11y-fix", "Driver", "Reporting", "Rules", "SourceText", "Lexing", "Outlining", "Parsing",
        "TestSupport",
      ]),
    tests(
      "ArchitectureTests",
      [
        "a11y-fix", "Driver", "Rendering", "Templates", "Rules", "SourceText", "Lexing",
        "Outlining", "Parsing", "TestSupport",
      ]),
    tests("LexingTests", ["SourceText", "Lexing", "TestSupport"]),
  ]
)
