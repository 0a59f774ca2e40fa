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
    let bytes = ContiguousArray(text.utf8)
    for marker in markers(for: name) {
      let marker = ContiguousArray(marker.utf8)
      var start = 0
      while let end = Self.end(of: marker, in: bytes, from: start) {
        if let version = version(at: ArraySlice(bytes[end...])) { result.append(version) }
        start = end
      }
    }
    return result
  }

  /// Returns the offset behind the next `marker`; project files are long, and read at every run.
  private static func end(
    of marker: ContiguousArray<UInt8>, in bytes: ContiguousArray<UInt8>, from start: Int
  ) -> Int? {
    guard let first = marker.first, marker.count <= bytes.count else { return nil }
    let bytes = bytes.span
    var offset = start
    while offset + marker.count <= bytes.count {
      if bytes[offset] == first,
        marker.indices.allSatisfy({ bytes[offset + $0] == marker[$0] })
      {
        return offset + marker.count
      }
      offset += 1
    }
    return nil
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
  private static func version(at text: ArraySlice<UInt8>) -> (major: Int, minor: Int)? {
    let (dot, line) = (UInt8(ascii: "."), UInt8(ascii: "_"))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let number = text.prefix { digits.contains($0) || $0 == dot || $0 == line }
    let parts = number.split { $0 == dot || $0 == line }.map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let first = parts.first, let major = first, major >= 4, major < 100 else { return nil }
    return (major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}
