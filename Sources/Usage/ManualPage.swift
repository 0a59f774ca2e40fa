package import Findings
import Settings

/// The manual page, in the language of man's mdoc macros.
package struct ManualPage {
  private let rules: [RuleInfo]

  package init(rules: [RuleInfo]) {
    self.rules = rules
  }

  package var text: String {
    let parts = [heading, options, settings, ruleList, suppression, files, ending]
    return parts.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    """
    .Dd \(Version.date)
    .Dt A11Y-FIX 1
    .Os
    .Sh NAME
    .Nm a11y-fix
    .Nd tell VoiceOver users what changes on screen
    .Sh SYNOPSIS
    .Nm
    .Op Ar option ...
    .Op Ar path ...
    .Sh DESCRIPTION
    .Nm
    finds where an iOS app changes what is on screen and tells VoiceOver users nothing, and writes
    the missing accessibility notifications into the code: Swift with UIKit or SwiftUI, and
    Objective-C.
    .Pp
    Paths are files or folders;
    .Sq -
    reads standard input and prints the fixed text.
    Without a path the current folder is worked on where it is in a git repository.
    """
  }

  private var options: String {
    var lines = [
      ".Sh OPTIONS", "A value follows its option as the next word or behind an equals sign.",
    ]
    for group in OptionRow.Group.allCases {
      lines += [".Ss \(Self.escaped(group.rawValue))", ".Bl -tag -width Ds"]
      for row in OptionTable.rows where row.group == group {
        let short = row.shortName.map { "Fl \($0.dropFirst()) , " } ?? ""
        let argument = row.argument.map { " Ar \(Self.escaped($0))" } ?? ""
        lines += [".It \(short)Fl -\(row.name.dropFirst(2))\(argument)", Self.sentence(row.help)]
      }
      lines.append(".El")
    }
    return lines.joined(separator: "\n")
  }

  private var settings: String {
    var lines = [
      ".Sh CONFIGURATION",
      ".Pa \(ConfigurationFile.name)",
      "at the top of the project is JSON in which comments and commas behind the last element are fine.",
      "Names with points are objects inside one another;",
      ".Sq *",
      "is a rule's id.",
      ".Bl -tag -width Ds",
    ]
    for setting in SettingTable.all {
      lines += [
        ".It Ic \(Self.escaped(setting.key))", Self.sentence(setting.help),
        Self.sentence("Expected: \(setting.kind.expectation)"),
        Self.sentence("Default: \(setting.standard)"),
      ]
    }
    lines += [
      ".It Ic overrides", "A list of objects with",
      ".Ic paths ,", "patterns as in .gitignore, and the settings that hold for these.", ".El",
    ]
    return lines.joined(separator: "\n")
  }

  private var ruleList: String {
    var lines = [".Sh RULES", ".Bl -tag -width Ds"]
    for rule in rules { lines += [".It Ic \(rule.id)", Self.sentence(rule.summary)] }
    return (lines + [".El"]).joined(separator: "\n")
  }

  private var suppression: String {
    """
    .Sh COMMENTS
    .Bl -tag -width Ds
    .It Li // a11y-fix:ignore Ar rule : reason
    Behind a line or on the one before it: leaves the finding alone.
    Without a rule it holds for every one.
    .It Li // a11y-fix:ignore-file Ar rule
    Leaves a whole file alone.
    .It Li // a11y-fix:disable Ar rule
    Leaves all alone up to
    .Li // a11y-fix:enable .
    .El
    """
  }

  private var files: String {
    """
    .Sh FILES
    .Bl -tag -width Ds
    .It Pa \(ConfigurationFile.name)
    The configuration, at the top of the project.
    .It Pa \(Configuration.usualBaselinePath)
    The baseline, at the top of the project.
    .It Pa a11y-fix/undo.patch
    In the git folder: what the last run wrote, for
    .Fl -undo .
    .El
    """
  }

  private var ending: String {
    var lines = [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for (code, meaning) in Documentation.exitCodes {
      lines += [".It \(code)", Self.sentence(meaning)]
    }
    lines += [
      ".El", ".Sh EXAMPLES", "See what would be written, and write it:",
      ".Bd -literal -offset indent", "a11y-fix --dry-run Sources", "a11y-fix Sources", ".Ed",
      ".Pp", "Take it up in a project with many findings:",
      ".Bd -literal -offset indent", "a11y-fix --write-baseline", ".Ed",
      ".Sh SEE ALSO", ".Xr git-apply 1",
    ]
    return lines.joined(separator: "\n")
  }

  /// A text as a sentence on a line of its own.
  private static func sentence(_ text: String) -> String {
    let sentence = text.prefix(1).uppercased() + text.dropFirst() + "."
    let escaped = escaped(String(sentence))
    // A point or a quote at the start of a line would be a macro.
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Writes what only Unicode has in the page's own escapes, and backslashes and dashes as text.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
  }
}
