/// When output is coloured.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// Whether to colour a stream; what the user's environment says counts only for `auto`.
  package func isColored(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
      if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
      return isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
    }
  }
}
