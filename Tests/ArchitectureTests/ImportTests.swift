import Testing

/// The compiler lets an undeclared import of a dependency's dependency pass; this does not.
@Suite struct ImportTests {
  private static let system = ["Darwin", "Glibc", "Musl"]

  @Test(arguments: SwiftSource.shipped)
  func importsAreDeclared(_ source: SwiftSource) throws {
    let target = try #require(try Manifest().target(named: source.target))
    for (module, line) in source.imports {
      let isSystem =
        source.path.hasPrefix("Sources/Files/Platform") && Self.system.contains(module)
      let isPlugin = target.isPlugin && ["Foundation", "PackagePlugin"].contains(module)
      #expect(
        isSystem || isPlugin || target.dependencies.contains(module),
        "\(source.path):\(line) imports \(module), which \(target.name) does not name")
    }
  }

  @Test(arguments: SwiftSource.tests)
  func importsOfTestsAreDeclared(_ source: SwiftSource) throws {
    let target = try #require(try Manifest().target(named: source.target))
    let allowed = target.dependencies.map { $0 == "a11y-fix" ? "a11y_fix" : $0 }
    for (module, line) in source.imports where !["Foundation", "Testing"].contains(module) {
      #expect(allowed.contains(module), "\(source.path):\(line) imports \(module)")
    }
  }

  /// Each stage names only stages that are declared before it.
  @Test func theChainPointsOneWay() throws {
    var earlier: Set<String> = []
    for target in try Manifest().targets where !target.isTest {
      #expect(earlier.isSuperset(of: target.dependencies), "\(target.name) looks ahead")
      earlier.insert(target.name)
    }
    #expect(earlier.isSuperset(of: ["SourceText", "Templates", "Driver", "a11y-fix"]))
  }

  /// What a plugin depends on is built a second time, for the machine that builds, whoever needs it.
  @Test func noPluginBuildsTheToolAgain() throws {
    let plugins = try Manifest().targets.filter(\.isPlugin)
    #expect(!plugins.isEmpty)
    for plugin in plugins { #expect(plugin.dependencies.isEmpty) }
  }

  @Test func noDependencyIsDeclaredInVain() throws {
    let sources = SwiftSource.shipped + SwiftSource.tests
    for target in try Manifest().targets {
      let files = sources.filter { $0.target == target.name }
      let imported = Set(files.flatMap { $0.imports.map(\.module) })
      for name in target.dependencies {
        let module = name == "a11y-fix" ? "a11y_fix" : name
        #expect(imported.contains(module), "\(target.name) never imports \(name)")
      }
    }
  }
}
