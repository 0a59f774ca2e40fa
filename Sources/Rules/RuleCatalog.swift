package import Findings
package import Indexing
package import Outlining
import SourceText

/// Every rule there is, in the order in which they are asked.
///
/// The first rule that matches an event has it: what is shown as an error is an error before it
/// is a text, and a list that was waited for is a load before it is a list.
package enum RuleCatalog {
  package static let rules: [Rule] = [
    .silentFailure,
    .silentScreenSwap,
    .silentModal,
    .silentToast,
    .silentConfirmation,
    .silentLoad,
    .silentListUpdate,
    .silentTextChange,
    .silentVisibilityChange,
    .silentLoadingState,
    .silentObservedState,
    .silentPageChange,
    .silentImageChange,
    .stringInLayoutChange,
    .swallowedAnnouncement,
    .errorWithoutPriority,
    .backgroundWithoutPriority,
    .offMainPost,
    .repeatedAnnouncement,
    .announcementInHotPath,
    .longAnnouncement,
    .missingArgument,
    .unlocalizedAnnouncement,
  ]

  /// What each rule says of itself.
  package static let infos: [RuleInfo] = rules.map { rule in
    var info = rule.info
    info.example = { [id = info.id] in RuleExamples.all[id] }
    return info
  }

  /// Whether any rule may find something in the file at a path, whatever it holds: not in tests and
  /// whatever else no user of an app meets.
  package static func mayFind(inFileAt path: String) -> Bool { !OutOfSight.isUnseenFile(path) }

  /// Whether any rule may find something in a file, as far as that file alone tells.
  package static func mayFind(in outline: SyntaxOutline, by triggers: Triggers) -> Bool {
    triggers.contains(.change)
      || triggers.contains(.command) && CommandFinder.mayFind(in: outline)
      || triggers.contains(.state) && StateProspects(outline).isAny
  }

  /// Whether the file at a path only tests the app: what calls it there says nothing of its users.
  package static func isTest(fileAt path: String) -> Bool { OutOfSight.isTestFile(path) }

  /// Returns the findings of all rules that `isEnabled`, each event claimed once.
  package static func findings(
    in context: RuleContext, where isEnabled: (String) -> Bool
  ) -> [Finding] {
    var claimed: Set<Int> = []
    var result: [Finding] = []
    for rule in rules {
      for finding in rule.findings(context) {
        if case .event(let event) = finding.subject {
          guard claimed.insert(event.id).inserted else { continue }
        }
        // A disabled rule keeps its events: another would only misname them.
        if isEnabled(rule.info.id) { result.append(finding) }
      }
    }
    return result.inOrder { ($0.anchor.start, $0.rule) < ($1.anchor.start, $1.rule) }
  }
}
