package import Driver
package import Indexing
import Lexing
import Outlining
import Parsing
import Rules
package import Settings
import SourceText

/// What the first pass keeps of a file: its facts, or what a description of the project says.
package enum ProjectAnalysis {
  /// Returns the two passes for a configuration.
  package static func analysis(_ configuration: Configuration) -> Analysis<FileFacts> {
    let vocabulary = configuration.fullVocabulary
    var analysis = Analysis(
      facts: { outline in fileFacts(of: outline, vocabulary) },
      needsSecondPass: { outline, facts in
        guard !facts.mentionsSuppression else { return true }
        // Most files have nothing to look for; where theirs lies costs more to tell.
        return !facts.triggers.isEmpty && RuleCatalog.mayFind(inFileAt: facts.path)
          && RuleCatalog.mayFind(in: outline, by: facts.triggers)
      },
      fix: { files, descriptions in
        let facts = merged(files, descriptions, vocabulary)
        return { outline, selection in fixFile(outline, facts, configuration, in: selection) }
      })
    analysis.isLeftOut = { RuleCatalog.isTest(fileAt: $0) }
    analysis.survey = { files, descriptions in
      ProjectSurvey(merged(files, descriptions, vocabulary), paths: files.map(\.path))
    }
    return analysis
  }

  private static func merged(
    _ files: [FileFacts], _ descriptions: [Description], _ vocabulary: OwnVocabulary
  ) -> ProjectFacts {
    var deployment = DeploymentFacts()
    var resources = ResourceFacts()
    var compiled = CompiledFiles()
    let projects = Set(
      descriptions.filter { $0.path.hasSuffix(".xcodeproj/project.pbxproj") }
        .map { ProjectDescription.folder(of: $0.path) })
    for description in descriptions {
      resources.add(path: description.path, bytes: description.bytes)
      let name = description.path.split(separator: "/").last.map(String.init) ?? ""
      guard ProjectDescription.isOne(name) else { continue }
      let text = String(decoding: description.bytes, as: UTF8.self)
      let folder = ProjectDescription.folder(of: description.path)
      compiled.add(name: name, folder: folder, bytes: description.bytes)
      for version in ProjectDescription.versions(in: text, name: name) {
        deployment.add(
          folder: folder, major: version.major, minor: version.minor,
          isOfDependencies: ProjectDescription.isOfDependencies(name))
      }
      if let isForIOS = ProjectDescription.isForIOS(text, name: name) {
        deployment.add(folder: folder, isForIOS: isForIOS)
      }
      // A package beside a project of Xcode's is not what builds the app.
      if name != "Package.swift" || !projects.contains(folder),
        let isShared = ProjectDescription.isForOthersToo(text, name: name)
      {
        deployment.add(folder: folder, isForOthersToo: isShared)
      }
      if let isOlder = ProjectDescription.isForOlderSystems(text, name: name) {
        deployment.add(folder: folder, isForOlderSystems: isOlder)
      }
      for version in ProjectDescription.swiftVersions(in: text, name: name) {
        deployment.addSwift(folder: folder, major: version.major, minor: version.minor)
      }
    }
    return ProjectFacts(
      files, deployment: deployment, resources: resources, compiled: compiled,
      vocabulary: vocabulary)
  }
}
