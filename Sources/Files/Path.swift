import SourceText

/// Paths of files and folders, put together.
@usableFromInline package enum Path {
  /// Returns the path of `name` in `folder`; either may be empty.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    if name.isEmpty { return folder }
    var path = folder
    path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    if folder.utf8.last != UInt8(ascii: "/") { path += "/" }
    path += name
    return path
  }

  /// Returns where a path leads that is absolute, or relative to `folder`.
  package static func absolute(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : join(folder, path)
  }

  /// Returns the indices of paths in the order of their bytes; equal ones stay in their order.
  @usableFromInline
  package static func order(of paths: [String]) -> [Int] {
    Ordering.indices(count: paths.count) { paths[$0].precedesInBytes(paths[$1]) }
  }
}

extension Sequence {
  /// Returns the elements in the order of their paths' bytes; those of one path stay as they were.
  @inlinable
  package func sorted(byPath path: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return Path.order(of: elements.map(path)).map { elements[$0] }
  }
}

/// Paths are compared as bytes: two that only look alike are two files.
extension String {
  /// Whether the path comes before another one, byte by byte.
  package func precedesInBytes(_ other: String) -> Bool {
    let (own, other) = (utf8, other.utf8)
    let result = unsafe own.withContiguousStorageIfAvailable { own in
      unsafe other.withContiguousStorageIfAvailable { other in
        unsafe Self.precedes(own.span, other.span)
      }
    }
    return (result ?? nil) ?? own.lexicographicallyPrecedes(other)
  }

  private static func precedes(_ own: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    let shared = Swift.min(own.count, other.count)
    // Paths begin alike for long; one comparison takes eight bytes.
    var index = 0
    while let eight = own.eight(at: index), eight == other.eight(at: index) { index += 8 }
    while index < shared {
      if own[index] != other[index] { return own[index] < other[index] }
      index += 1
    }
    return own.count < other.count
  }

  /// Whether two paths are the same bytes.
  package func isSamePath(as other: String) -> Bool {
    utf8.count == other.utf8.count && !precedesInBytes(other) && !other.precedesInBytes(self)
  }

  /// Whether the path is `folder` or in it; everything is below the empty path.
  package func isBelow(_ folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard utf8.starts(with: folder.utf8) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || folder.utf8.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }

  /// Returns the path relative to `folder`, which it must be below.
  package func path(below folder: String) -> String {
    String(utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }) ?? self
  }
}
