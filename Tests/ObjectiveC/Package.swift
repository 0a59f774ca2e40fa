// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what only tests need is not built with what is shipped. Its stages
// are the root's, by links: a dependency on the root would not show `package` names. They are said
// as there; `A11Y_FIX_RECORD=1 swift test` puts them here.

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

let package = Package(
  name: "outline-dump",
  platforms: [.macOS(.v13)],
  targets: stages + [
    .executableTarget(
      name: "outline-dump", dependencies: ["SourceText", "Lexing", "Outlining", "Parsing"],
      path: "outline-dump", swiftSettings: settings)
  ]
)
