// The standard library's sort is generic, and is compiled anew for every type and closure that it is
// given: a third of a second in each stage that sorts once. Here what is sorted are indices, by one
// function.

extension Sequence {
  /// The elements as `precedes` orders them; equal ones stay in their order.
  @inlinable
  package func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return Ordering.indices(count: elements.count) { precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Array {
  /// The elements that are to be kept: the array itself, and no copy of it, where that is all of them.
  @inlinable
  package func keeping(_ isKept: (Element) -> Bool) -> [Element] {
    allSatisfy(isKept) ? self : filter(isKept)
  }
}

extension Range where Bound == Int {
  /// The first index for which a condition holds that holds for all after it as well; `upperBound` for none.
  ///
  /// The name is that of Swift Algorithms. Takes as many steps as the count has binary digits.
  @inlinable
  package func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Sorts indices.
@usableFromInline
package enum Ordering {
  /// The indices below `count` as `precedes` orders them; equal ones stay in their order.
  @usableFromInline
  @inline(never)
  package static func indices(count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: precedes)
  }
}
