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
  stage("Announcements", ["SourceText", "Outlining"]),
  stage("Parsing", ["SourceText", "Lexing", "Outlining"]),
  stage("Indexing", ["SourceText", "StringTables", "Lexing", "Outlining"]),
  stage("Findings", ["SourceText", "Lexing", "Outlining", "Indexing"]),
  stage("Rules", ["SourceText", "Lexing", "Outlining", "Indexing", "Findings"]),
  stage(
    "Planning",
    ["SourceText", "Lexing", "Outlining", "Announcements", "Indexing", "Findings"]),
  .target(
    name: "Templates", path: "Templates",
    resources: [
      .embedInCode("UIKit"), .embedInCode("Accessibility"), .embedInCode("Swift"),
      .embedInCode("SwiftUI"), .embedInCode("ObjectiveC"),
    ],
    swiftSettings: settings),
  stage(
    "Rendering",
    ["SourceText", "Lexing", "Outlining", "Announcements", "Parsing", "Templates"]),
  stage("Reporting", ["SourceText", "Files", "Findings"]),
  stage(
    "Settings",
    [
      "SourceText", "Files", "Outlining", "Announcements", "Indexing", "Findings", "Rendering",
      "Reporting",
    ]),
  stage("Worktree", ["SourceText", "Files", "Git", "Indexing", "Reporting"]),
  stage("Usage", ["Findings", "Reporting", "Settings"]),
  stage(
    "Driver",
    [
      "SourceText", "StringTables", "Files", "Git", "Lexing", "Outlining", "Parsing", "Indexing",
      "Findings", "Reporting", "Settings", "Worktree",
    ]),
  stage(
    "Fixing",
    [
      "SourceText", "Files", "Lexing", "Outlining", "Announcements", "Parsing", "Indexing",
      "Findings", "Rules", "Planning", "Rendering", "Reporting", "Settings", "Driver",
    ]),
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
      dependencies: [
        "Driver", "Files", "Findings", "Fixing", "Git", "Reporting", "Rules", "Settings",
        "SourceText", "Usage", "Worktree",
      ],
      swiftSettings: settings),
    // `swift package a11y-fix`; it builds the tool when it is run. As a dependency the tool would be
    // built with it, for the machine that builds: all of it twice in every `swift build`.
    .plugin(
      name: "FixCommand",
      capability: .command(
        intent: .custom(
          verb: "a11y-fix", description: "Write the announcements that VoiceOver users miss"),
        permissions: [
          .writeToPackageDirectory(reason: "The announcements are written into your sources.")
        ]),
      path: "Sources/FixCommand"),
    // What the tests share; as a test target `swift build` leaves it out.
    tests(
      "TestSupport", ["SourceText", "Lexing", "Outlining", "Findings", "Reporting", "Driver"]),
    tests("SourceTextTests", ["SourceText"]),
    tests("FilesTests", ["Files", "TestSupport"]),
    tests("ReportingTests", ["Findings", "Reporting", "SourceText", "TestSupport"]),
    tests(
      "DriverTests", ["Driver", "Worktree", "Reporting", "SourceText", "Files", "TestSupport"]),
    tests(
      "FixingTests",
      [
        "Driver", "Fixing", "Reporting", "Settings", "SourceText", "Lexing", "Outlining", "Parsing",
      ]),
    tests("SettingsTests", ["Reporting", "Settings", "SourceText"]),
    tests(
      "CommandLineTests",
      [
        "a11y-fix", "Driver", "Worktree", "Files", "Findings", "Reporting", "Rules", "Settings",
        "SourceText", "Usage", "TestSupport",
      ]),
    tests(
      "RenderingTests",
      [
        "SourceText", "Lexing", "Outlining", "Announcements", "Parsing", "Templates",
        "Rendering", "TestSupport",
      ]),
    tests("StringTablesTests", ["SourceText", "StringTables", "TestSupport"]),
    tests("PlanningTests", ["Planning", "TestSupport"]),
    tests("OutliningTests", ["SourceText", "Lexing", "Outlining", "Parsing"]),
    tests("ParsingTests", ["SourceText", "Lexing", "Outlining", "Parsing", "TestSupport"]),
    tests(
      "FixtureTests",
      [
        "a11y-fix", "Driver", "Fixing", "Findings", "Reporting", "Rules", "Settings", "SourceText",
        "Usage",
        "Lexing", "Outlining", "Parsing", "TestSupport",
      ]),
    tests(
      "ArchitectureTests",
      [
        "a11y-fix", "Driver", "Findings", "Rendering", "Templates", "Rules", "Settings",
        "SourceText", "Usage", "Lexing", "Outlining", "Parsing", "TestSupport",
      ]),
    tests("LexingTests", ["SourceText", "Lexing", "TestSupport"]),
  ]
)
