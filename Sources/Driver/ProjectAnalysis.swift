package import Indexing
import Lexing
import Outlining
import SourceText

/// What the first pass keeps of a file: its facts, or what a description of the project says.
package enum ProjectAnalysis {
  /// Returns the two passes for a configuration.
  package static func analysis(_ configuration: Configuration) -> Analysis<FileFacts> {
    Analysis(
      facts: { file in fileFacts(of: outline(file, lex(file))) },
      needsSecondPass: \.isCandidate,
      fix: { files, descriptions in
        var deployment = DeploymentFacts()
        var resources = ResourceFacts()
        for description in descriptions {
          resources.add(path: description.path, text: description.text)
          let name = description.path.split(separator: "/").last.map(String.init) ?? ""
          guard ProjectDescription.isOne(name) else { continue }
          for version in ProjectDescription.versions(in: description.text, name: name) {
            deployment.add(
              folder: ProjectDescription.folder(of: description.path), major: version.major,
              minor: version.minor)
          }
        }
        let facts = ProjectFacts(files, deployment: deployment, resources: resources)
        return { file, selection in fixFile(file, facts, configuration, in: selection) }
      })
  }
}
