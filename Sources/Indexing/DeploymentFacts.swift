/// For which iOS versions the project is built, and as which Swift, by the folder of the file that
/// says so.
package struct DeploymentFacts: Sendable {
  /// Folder path (empty for the root) and version as major * 100 + minor; the least of a folder.
  private var versions: [String: Int] = [:]
  /// Likewise what is only asked of the libraries that the project uses.
  private var demands: [String: Int] = [:]
  /// Likewise whether anything of a folder is built for iOS, where that is said.
  private var isForIOS: [String: Bool] = [:]
  /// Likewise whether something of a folder is built for other systems from the same files.
  private var isForOthersToo: [String: Bool] = [:]
  /// Likewise whether one of those came before the one beside iOS 17, where any is named.
  private var isForOlderSystems: [String: Bool] = [:]
  /// Likewise the latest Swift that anything of a folder is compiled as.
  private var languages: [String: Int] = [:]

  package init() {}

  /// Notes that the file in `folder` names iOS `major.minor`, for the project itself or only for what it
  /// depends on.
  package mutating func add(
    folder: String, major: Int, minor: Int, isOfDependencies: Bool = false
  ) {
    let version = major * 100 + minor
    if isOfDependencies {
      demands[folder] = min(demands[folder] ?? version, version)
    } else {
      versions[folder] = min(versions[folder] ?? version, version)
    }
  }

  /// The iOS version that `path` is built for; `nil` where nothing says.
  ///
  /// The nearest folder above that names one wins.
  package func version(forPath path: String) -> (major: Int, minor: Int)? {
    (Self.nearest(versions, to: path) ?? Self.nearest(demands, to: path))
      .map { ($0 / 100, $0 % 100) }
  }

  /// Notes whether a project in `folder` builds anything for iOS.
  package mutating func add(folder: String, isForIOS: Bool) {
    self.isForIOS[folder] = isForIOS || self.isForIOS[folder] ?? false
  }

  /// Whether all that the nearest project above `path` builds is for Macs, televisions or watches.
  package func isOnlyForOthers(path: String) -> Bool {
    Self.nearest(isForIOS, to: path) == false
  }

  /// Notes whether a project in `folder` builds something for iOS and for other systems from the same files.
  package mutating func add(folder: String, isForOthersToo: Bool) {
    self.isForOthersToo[folder] = isForOthersToo || self.isForOthersToo[folder] ?? false
  }

  /// Whether the nearest project above `path` builds something for iOS and for other systems from the same files.
  package func isForOthersToo(path: String) -> Bool {
    Self.nearest(isForOthersToo, to: path) ?? false
  }

  /// Notes whether another system that something in `folder` is built for came before the one beside iOS 17.
  package mutating func add(folder: String, isForOlderSystems: Bool) {
    self.isForOlderSystems[folder] = isForOlderSystems || self.isForOlderSystems[folder] ?? false
  }

  /// Whether `path` is built for a system that came before the one beside iOS 17; `false` where nothing says.
  package func isForOlderSystems(path: String) -> Bool {
    Self.nearest(isForOlderSystems, to: path) ?? false
  }

  /// Notes that something in `folder` is compiled as Swift `major.minor`.
  package mutating func addSwift(folder: String, major: Int, minor: Int) {
    languages[folder] = max(languages[folder] ?? 0, major * 100 + minor)
  }

  /// Whether nothing near `path` is compiled as Swift 4.2 or a later one.
  package func isOfOlderSwift(path: String) -> Bool {
    Self.nearest(languages, to: path).map { $0 < 402 } ?? false
  }

  private static func nearest<Value>(_ values: [String: Value], to path: String) -> Value? {
    guard !values.isEmpty else { return nil }
    return ProjectDescription.folders(above: path).lazy.compactMap { values[String($0)] }.first
  }
}
