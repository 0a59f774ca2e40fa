import Settings

/// What shells complete, made from the table of options.
package struct Completions {
  private let rules: String
  private let settings: String

  package init(ruleNames: [String]) {
    rules = ruleNames.joined(separator: " ")
    settings = SettingTable.all.flatMap { setting in
      setting.key.contains("*")
        ? ruleNames.map { setting.key.replacing("*", with: $0) } : [setting.key]
    }.map { $0 + "=" }.joined(separator: " ")
  }

  package func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: [String] {
    OptionTable.rows.flatMap { [$0.name] + ($0.shortName.map { [$0] } ?? []) }
  }

  // MARK: bash

  // Long because it is a whole script.
  private var bash: String {
    let cases = OptionTable.rows.compactMap { row -> String? in
      let words: String
      switch row.offer {
      case .noValue: return nil
      case .nothing: words = ":"
      case .choices(let choices): words = "_a11y_fix_words '\(choices.joined(separator: " "))'"
      case .files: words = "_a11y_fix_files -f"
      case .folders: words = "_a11y_fix_files -d"
      case .rule: words = "_a11y_fix_words '\(rules)'"
      case .rules: words = "_a11y_fix_list '\(rules)'"
      case .setting: words = "_a11y_fix_keys '\(settings)'"
      }
      return "    \(row.name)) \(words); return ;;"
    }
    return """
      # Completions of a11y-fix for bash. To use them now: source <(a11y-fix --completions bash)
      _a11y_fix_words() { COMPREPLY=($(compgen -W "$1" -- "$current")); }
      _a11y_fix_list() {
        local done=
        [[ $current == *,* ]] && done=${current%,*},
        COMPREPLY=($(compgen -P "$done" -W "$1" -- "${current##*,}"))
      }
      _a11y_fix_keys() {
        COMPREPLY=($(compgen -W "$1" -- "$current"))
        compopt -o nospace 2> /dev/null
      }
      _a11y_fix_files() {
        local IFS=$'\\n'
        COMPREPLY=($(compgen "$1" -- "$current"))
        compopt -o filenames 2> /dev/null
      }
      _a11y_fix() {
        local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
        # bash takes --color=auto for three words.
        if [[ $current == "=" ]]; then
          current=
        elif [[ $option == "=" ]]; then
          option=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        COMPREPLY=()
        case $option in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          _a11y_fix_words '\(names.joined(separator: " "))'
        else
          _a11y_fix_files -f
        fi
      }
      complete -F _a11y_fix a11y-fix

      """
  }

  // MARK: zsh

  // Long because it is a whole script.
  private var zsh: String {
    let specifications = OptionTable.rows.map { row -> String in
      let help = Self.escaped(row.help, "[]:\\")
      let action: String
      switch row.offer {
      case .noValue:
        guard let short = row.shortName else { return "    '\(row.name)[\(help)]'" }
        return "    '(\(short) \(row.name))'{\(short),\(row.name)}'[\(help)]'"
      case .nothing: action = " "
      case .choices(let choices): action = "(\(choices.joined(separator: " ")))"
      case .files: action = "_files"
      case .folders: action = "_files -/"
      case .rule: action = "_a11y-fix-rules"
      case .rules: action = "_sequence _a11y-fix-rules"
      case .setting: action = "_a11y-fix-settings"
      }
      let message = Self.escaped(row.argument ?? "", ":\\")
      return "    '*\(row.name)=[\(help)]:\(message):\(action)'"
    }
    return """
      #compdef a11y-fix
      # Completions of a11y-fix for zsh. To use them now: source <(a11y-fix --completions zsh)
      _a11y-fix-rules() {
        local -a rules=(\(rules))
        compadd "$@" -a rules
      }
      _a11y-fix-settings() {
        local -a settings=(\(settings))
        compadd "$@" -S '' -a settings
      }
      _a11y-fix() {
        _arguments -s -S \\
      \(specifications.map { $0 + " \\" }.joined(separator: "\n"))
          '*:path:_files'
      }
      if [ "$funcstack[1]" = "_a11y-fix" ]; then
        _a11y-fix "$@"
      else
        compdef _a11y-fix a11y-fix
      fi

      """
  }

  /// Escapes what means something inside a specification, and the quote around it.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { character in
      if character == "'" { return "'\\''" }
      return special.contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }

  // MARK: fish

  private var fish: String {
    let lines = OptionTable.rows.map { row -> String in
      var words = ["complete -c a11y-fix"]
      if let short = row.shortName { words.append("-s \(short.dropFirst())") }
      words.append("-l \(row.name.dropFirst(2))")
      switch row.offer {
      case .noValue: break
      case .nothing: words.append("-x")
      case .choices(let choices): words.append("-x -a '\(choices.joined(separator: " "))'")
      case .files: words.append("-r -F")
      case .folders: words.append("-x -a '(__fish_complete_directories)'")
      case .rule: words.append("-x -a '\(rules)'")
      case .rules: words.append("-x -a '(__fish_complete_list , __a11y_fix_rules)'")
      case .setting: words.append("-x -a '\(settings)'")
      }
      let help = row.help.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      return (words + ["-d '\(help)'"]).joined(separator: " ")
    }
    return """
      # Completions of a11y-fix for fish. To use them now: a11y-fix --completions fish | source
      function __a11y_fix_rules
        printf '%s\\n' \(rules)
      end
      \(lines.joined(separator: "\n"))

      """
  }
}
