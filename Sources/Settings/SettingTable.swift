import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// Everything that a team can set, in the order of the documentation.
package enum SettingTable {
  package static let all: [Setting] = project + rules + timing + speech + vocabulary

  private static func setting(
    _ key: String, _ kind: Setting.Kind, standard: String, perPath isPerPath: Bool = false,
    _ help: String,
    _ apply: @escaping @Sendable (SettingValue, String, inout Configuration) -> Void
  ) -> Setting {
    Setting(
      key: key, kind: kind, standard: standard, help: help, isPerPath: isPerPath, apply: apply)
  }

  private static let project: [Setting] = [
    setting(
      "paths", .texts(example: ["App", "Packages"]), standard: "the whole project",
      "Files and folders to work on where the command line names none"
    ) { value, _, configuration in configuration.paths = value.texts },
    setting(
      "exclude", .texts(example: ["Legacy/", "*.generated.swift"]), standard: "nothing",
      "What is left alone on top of .gitignore, in its syntax, even if named on the command line"
    ) { value, _, configuration in configuration.excludes = value.texts },
    setting(
      "deploymentTarget", .version, standard: "what the project says", perPath: true,
      "The iOS version to write for"
    ) { value, _, configuration in
      configuration.deploymentTarget = DeploymentTarget(text: value.text)
    },
    setting(
      "unsafeFixes", .flag, standard: "false", perPath: true,
      "Apply fixes that need a reader, too"
    ) { value, _, configuration in configuration.appliesUnsafeFixes = value.isTrue },
    setting(
      "baseline", .text(example: ".a11y-fix-baseline"), standard: "\".a11y-fix-baseline\"",
      "The file of findings to leave alone, where it is there"
    ) { value, _, configuration in configuration.baselinePath = value.text },
    setting(
      "templates", .text(example: "Tools/a11y-fix-templates"), standard: "none",
      "A folder of templates to write instead of those of the same names"
    ) { value, _, configuration in configuration.templatesPath = value.text },
  ]

  private static let rules: [Setting] = [
    setting(
      "rules.*.enabled", .flag, standard: "true", perPath: true, "Whether the rule runs"
    ) { value, rule, configuration in
      if value.isTrue {
        configuration.disabledRules.remove(rule)
      } else {
        configuration.disabledRules.insert(rule)
      }
    },
    setting(
      "rules.*.severity", .choice(Severity.allCases.map(\.rawValue)), standard: "the rule's own",
      perPath: true, "How findings of the rule are reported"
    ) { value, rule, configuration in
      configuration.severities[rule] = Severity(rawValue: value.text)
    },
    setting(
      "rules.*.applicability", .choice(["safe", "unsafe", "display-only"]),
      standard: "what the code proves", perPath: true,
      "Apply all fixes of the rule, only those asked for with --unsafe-fixes, or none"
    ) { value, rule, configuration in
      let choices: [String: Applicability] = [
        "safe": .safe, "unsafe": .unsafe, "display-only": .displayOnly,
      ]
      configuration.applicabilities[rule] = choices[value.text]
    },
  ]

  private static let timing: [Setting] = [
    setting(
      "delay.asked", .seconds, standard: "1.0", perPath: true,
      "How long an announcement waits for VoiceOver to have read the control that was tapped"
    ) { value, _, configuration in configuration.plans.askedDelay = value.milliseconds },
    setting(
      "delay.askedHigh", .seconds, standard: "0.1", perPath: true,
      "The same for announcements of high priority, which are not cut off"
    ) { value, _, configuration in configuration.plans.askedHighDelay = value.milliseconds },
    setting(
      "delay.awaited", .seconds, standard: "0.0", perPath: true,
      "How long an announcement waits of what the user waits for anyway"
    ) { value, _, configuration in configuration.plans.awaitedDelay = value.milliseconds },
    setting(
      "delay.unasked", .seconds, standard: "0.0", perPath: true,
      "How long an announcement waits that nobody asked for"
    ) { value, _, configuration in configuration.plans.unaskedDelay = value.milliseconds },
    setting(
      "priority.failure", .choice(["high", "default"]), standard: "\"high\"", perPath: true,
      "The priority of failures, from iOS 17"
    ) { value, _, configuration in
      configuration.plans.failurePriority = value.text == "high" ? .high : .default
    },
    setting(
      "priority.background", .choice(["low", "default"]), standard: "\"low\"", perPath: true,
      "The priority of what nobody asked for, from iOS 17"
    ) { value, _, configuration in
      configuration.plans.backgroundPriority = value.text == "low" ? .low : .default
    },
    setting(
      "priority.availability", .choice(["never", "guarded"]), standard: "\"never\"",
      perPath: true, "Whether priorities are written under #available for systems before iOS 17"
    ) { value, _, configuration in
      configuration.plans.guardsPriorities = value.text == "guarded"
    },
  ]

  private static let speech: [Setting] = [
    setting(
      "helper.call", .call(example: "Announcer.say(${message})"),
      standard: "what is used at three places or more", perPath: true,
      "The team's own call that announces a text and waits by itself as long as needed"
    ) { value, _, configuration in configuration.plans.helperCall = value.text },
    setting(
      "messages.errorPrefix", .text(example: "Fehler: "), standard: "\"Error: \", in English",
      perPath: true,
      "What is said before an error's bare description where texts are not localised; may be empty"
    ) { value, _, configuration in configuration.plans.errorPrefix = value.text },
  ]

  private static let vocabulary: [Setting] = [
    names(
      "announcers", ["speak"], "Functions that announce what they are given"
    ) { $0.announcers = Set($1.map { Name($0) }) },
    names(
      "toasts", ["showNote", "NoteView"], "Functions, types and views that show a toast or banner"
    ) { $0.toasts = Set($1) },
    names(
      "statusLabels", ["subtitle"], "Labels and properties that tell a status"
    ) { $0.statusLabels = Set($1) },
    names(
      "errorLabels", ["footnote"], "Labels and properties that tell of an error"
    ) { $0.errorLabels = Set($1) },
    names(
      "speakingLibraries", ["Notice"], "Types and functions of libraries that post by themselves"
    ) { $0.speakingLibraries = Set($1.map { Name($0) }) },
    names(
      "silentLibraries", ["Drops"],
      "Types and functions of libraries that are taken to post by themselves, and do not"
    ) { $0.silentLibraries = Set($1.map { Name($0) }) },
  ]

  private static func names(
    _ name: String, _ example: [String], _ help: String,
    _ put: @escaping @Sendable (inout OwnVocabulary, [String]) -> Void
  ) -> Setting {
    setting("vocabulary.\(name)", .texts(example: example), standard: "none", help) {
      value, _, configuration in put(&configuration.vocabulary, value.texts)
    }
  }
}

extension SettingValue {
  fileprivate var isTrue: Bool { self == .flag(true) }

  fileprivate var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  fileprivate var texts: [String] {
    if case .texts(let texts) = self { texts } else { [] }
  }

  fileprivate var milliseconds: Int {
    if case .seconds(let milliseconds) = self { milliseconds } else { 0 }
  }
}
