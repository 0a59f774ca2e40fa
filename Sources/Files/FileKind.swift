/// What a folder's entry is, as far as a walk cares.
package enum FileKind: Sendable {
  case regular
  case folder
  case symbolicLink
  /// Pipes, sockets, devices: never opened.
  case other
}
