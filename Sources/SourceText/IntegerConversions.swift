// The standard library converts between any two types of integers by one generic initializer, which
// comes to a thousand instructions before the compiler has made one or two of it, at each of hundreds
// of places. Those between the few types of our tables are said here, once.

extension Int {
  @inlinable
  package init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
  @inlinable
  package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
}

extension Int32 {
  /// `value` must fit, as all offsets and counts of a file do: see `SourceFile.maximumSize`.
  @inlinable
  package init(_ value: Int) { self.init(truncatingIfNeeded: value) }
}
