extension Configuration {
  /// Why a configuration cannot be had.
  package enum LoadError: Error, Equatable {
    case unreadable(file: String)
    case mistake(ConfigurationError)
    case template(TemplateProblem)
  }
}
