/// A shell that completions are made for.
package enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}
