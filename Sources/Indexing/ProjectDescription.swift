/// Reads deployment targets out of the files that describe a project: Xcode's, SwiftPM's,
/// XcodeGen's, Tuist's, CocoaPods'.
package enum ProjectDescription {
  /// Whether a file of this name is one.
  package static func isOne(_ name: String) -> Bool {
    switch name {
    case "project.pbxproj", "Package.swift", "project.yml", "project.yaml", "Project.swift",
      "Podfile":
      true
    default: name.hasSuffix(".xcconfig") || name.hasSuffix(".podspec")
    }
  }

  /// The folder that a description at `path` speaks for: that of the project it is part of.
  package static func folder(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    parts.removeLast()
    if let last = parts.last, last.hasSuffix(".xcodeproj") { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// The iOS versions that `text` names as least ones.
  package static func versions(in text: String, name: String) -> [(major: Int, minor: Int)] {
    var result: [(major: Int, minor: Int)] = []
    for marker in markers(for: name) {
      var rest = Substring(text)
      while let found = rest.firstRange(of: marker) {
        rest = rest[found.upperBound...]
        if let version = version(at: rest) { result.append(version) }
      }
    }
    return result
  }

  private static func markers(for name: String) -> [String] {
    switch name {
    case "Package.swift": [".iOS(.v", ".iOS(\""]
    case "Project.swift": [".iOS(\"", ".iOS(targetVersion: \""]
    case "Podfile": ["platform :ios, '", "platform :ios, \""]
    case "project.yml", "project.yaml":
      [
        "iOS: \"", "iOS: '", "iOS: ", "IPHONEOS_DEPLOYMENT_TARGET: \"",
        "IPHONEOS_DEPLOYMENT_TARGET: ",
      ]
    case _ where name.hasSuffix(".podspec"):
      [
        "ios.deployment_target = '", "ios.deployment_target = \"", "platform = :ios, '",
        "platform = :ios, \"",
      ]
    default: ["IPHONEOS_DEPLOYMENT_TARGET = "]
    }
  }

  /// The number at the start of `text`: `16`, `16.4`, `16_4`.
  private static func version(at text: Substring) -> (major: Int, minor: Int)? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
    let parts = number.split { $0 == "." || $0 == "_" }
    guard let first = parts.first, let major = Int(first), major >= 4, major < 100 else {
      return nil
    }
    return (major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}
