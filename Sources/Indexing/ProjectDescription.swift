import SourceText

/// Reads deployment targets and language versions out of the files that describe a project: Xcode's, SwiftPM's,
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

  /// The folders above a file, from the innermost on; the last is the root, empty.
  static func folders(above path: String) -> some Sequence<Substring> {
    sequence(state: path[...] as Substring?) { rest -> Substring? in
      guard let path = rest else { return nil }
      rest = path.lastIndex(of: "/").map { path[..<$0] }
      return rest ?? ""
    }
  }

  /// The iOS versions that `text` names as least ones.
  package static func versions(in text: String, name: String) -> [(major: Int, minor: Int)] {
    versions(in: text, name: name, setting: ofIOS)
      ?? versions(in: text, behind: markers(for: name))
  }

  /// Whether one of the other systems that `text` names came before the one beside iOS 17; `nil` where it names none.
  ///
  /// Of Xcode's projects only Macs have files in common with iOS as a rule.
  package static func isForOlderSystems(_ text: String, name: String) -> Bool? {
    guard name == "Package.swift" else {
      let ofTargets = versions(in: text, name: name, setting: ofMacs)
      return isOlder(ofTargets ?? versions(in: text, behind: [ofMacs + " = "]), than: 14)
    }
    let answers = othersOfPackages.compactMap { system, first in
      isOlder(versions(in: text, behind: ["\(system).v", "\(system)\""]), than: first)
    }
    return answers.isEmpty ? nil : answers.contains(true)
  }

  private static func isOlder(
    _ versions: [(major: Int, minor: Int)], than first: Int
  ) -> Bool? {
    versions.isEmpty ? nil : versions.contains { $0.major < first }
  }

  /// How packages name the systems beside iOS, and which came with iOS 17.
  private static let othersOfPackages = [(".macOS(", 14), (".tvOS(", 17), (".watchOS(", 10)]

  /// The versions that stand behind one of `markers`.
  private static func versions(
    in text: String, behind markers: [String]
  ) -> [(major: Int, minor: Int)] {
    markers.flatMap { marker in
      ByteSearch.ends(of: marker, in: text)
        .filter { !isComment(before: $0, in: text) }
        .compactMap { version(at: text.utf8[$0...]) }
    }
  }

  /// What Xcode calls the least versions.
  private static let ofIOS = "IPHONEOS_DEPLOYMENT_TARGET"
  private static let ofMacs = "MACOSX_DEPLOYMENT_TARGET"

  /// The versions of the targets of Xcode's project under a setting, where each names its own: what the project
  /// says is then said for none of them; `nil` where one does not, and for no such project.
  private static func versions(
    in text: String, name: String, setting: String
  ) -> [(major: Int, minor: Int)]? {
    guard name == "project.pbxproj", ByteSearch.holds(setting, in: text),
      let start = ByteSearch.firstEnd(of: "Begin XCBuildConfiguration section", in: text)
    else { return nil }
    var versions: [String: (major: Int, minor: Int)] = [:]
    var configurations: [String] = []
    var object = ""
    var isOfTarget = false
    for line in text.utf8[start...].split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: "\t") }
      let first = words.prefix { $0 != UInt8(ascii: " ") }
      if line.count - words.count == 2, words.reversed().starts(with: "{ =".utf8) {
        object = String(decoding: first, as: UTF8.self)
        isOfTarget = ByteSearch.holds(
          "for PBXNativeTarget", in: String(decoding: words, as: UTF8.self))
      } else if first.elementsEqual(setting.utf8) {
        versions[object] = version(at: words.dropFirst(setting.utf8.count + " = ".utf8.count))
      } else if isOfTarget, words.last == UInt8(ascii: ","), first.count == 24 {
        configurations.append(String(decoding: first, as: UTF8.self))
      }
    }
    let own = configurations.compactMap { versions[$0] }
    return own.isEmpty || own.count < configurations.count ? nil : own
  }

  /// Whether a line is commented out before a place: CocoaPods writes `# platform :ios, '9.0'` for a start.
  private static func isComment(before place: String.Index, in text: String) -> Bool {
    let line = text.utf8[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return start.starts(with: "#".utf8) || start.starts(with: "//".utf8)
  }

  /// Whether a project of Xcode's builds anything for iOS; `nil` where `text` is none, or names no system.
  ///
  /// A television's focus engine speaks where it goes by itself.
  package static func isForIOS(_ text: String, name: String) -> Bool? {
    guard name == "project.pbxproj" else { return nil }
    if ByteSearch.holds(ofIOS, in: text) || ByteSearch.holds("iphoneos", in: text) { return true }
    let others = ["macosx", "appletvos", "watchos"]
    return others.contains { ByteSearch.holds("SDKROOT = " + $0, in: text) } ? false : nil
  }

  /// Whether something is built for iOS and for other systems from the same files; `nil` where `text` does not say.
  package static func isForOthersToo(_ text: String, name: String) -> Bool? {
    if name == "Package.swift" {
      return ByteSearch.holds(".iOS(", in: text)
        && othersOfPackages.contains { ByteSearch.holds($0.0, in: text) }
    }
    guard name == "project.pbxproj" || name.hasSuffix(".xcconfig") else { return nil }
    let isShared = ByteSearch.ends(of: "SUPPORTED_PLATFORMS = ", in: text).contains { place in
      let line = String(
        decoding: text.utf8[place...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return ByteSearch.holds("iphoneos", in: line) && ByteSearch.holds("macosx", in: line)
    }
    // A file of settings that says nothing of it may stand beside a project that does.
    return isShared || name == "project.pbxproj" ? isShared : nil
  }

  /// Whether the file of this name only says what is needed of others: then what the project itself says
  /// goes first.
  package static func isOfDependencies(_ name: String) -> Bool { name == "Podfile" }

  /// The Swift versions that `text` has code compiled as.
  ///
  /// Xcode 8 was the first to ask for one: a project that was last brought up to date by an older
  /// Xcode, and names none, is of Swift 2.
  package static func swiftVersions(in text: String, name: String) -> [(major: Int, minor: Int)] {
    guard name == "project.pbxproj" || name.hasSuffix(".xcconfig") else { return [] }
    let named = ByteSearch.ends(of: "SWIFT_VERSION = ", in: text).compactMap {
      version(at: text.utf8[$0...], from: 2)
    }
    guard named.isEmpty else { return named }
    // 0730 for Xcode 7.3.
    let isOlder = ByteSearch.ends(of: "LastUpgradeCheck = 0", in: text).contains {
      text.utf8[$0...].first.map { $0 < UInt8(ascii: "8") } ?? false
    }
    return isOlder ? [(2, 0)] : []
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
    default: [ofIOS + " = "]
    }
  }

  /// The number at the start of `text`: `16`, `16.4`, `16_4`.
  private static func version(
    at text: Substring.UTF8View, from least: Int = 4
  ) -> (major: Int, minor: Int)? {
    let (dot, line) = (UInt8(ascii: "."), UInt8(ascii: "_"))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let number = text.prefix { digits.contains($0) || $0 == dot || $0 == line }
    let parts = number.split { $0 == dot || $0 == line }.map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let first = parts.first, let major = first, major >= least, major < 100 else {
      return nil
    }
    return (major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}
