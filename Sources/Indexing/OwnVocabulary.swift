package import Outlining

/// Names of a project's own that its team has told us the meaning of.
package struct OwnVocabulary: Sendable {
  /// Functions that announce what they are given.
  package var announcers: Set<Name> = []
  /// Functions, types and views that show a toast, banner or snackbar.
  package var toasts: Set<String> = []
  /// Labels and properties that tell a status.
  package var statusLabels: Set<String> = []
  /// Labels and properties that tell of an error.
  package var errorLabels: Set<String> = []
  /// Types and functions of libraries that post by themselves.
  package var speakingLibraries: Set<Name> = []
  /// Types and functions of libraries that are taken to post, and do not.
  package var silentLibraries: Set<Name> = []

  package init() {}
}
