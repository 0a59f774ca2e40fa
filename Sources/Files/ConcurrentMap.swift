/// Returns `transform` of every element, in the order of `elements` whatever thread was quicker.
///
/// At most `jobs` calls run at once; with one job all run on the calling thread, and so do the first
/// ones in any case: work that is done in the time that a thread takes to start needs none.
package func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Output
) -> [Output] {
  guard jobs > 1 else { return elements.map(transform) }
  var outputs: [Output] = []
  outputs.reserveCapacity(elements.count)
  let start = Platform.monotonicSeconds
  for element in elements {
    if Platform.monotonicSeconds - start > patience { break }
    outputs.append(transform(element))
  }
  guard outputs.count < elements.count else { return outputs }
  return outputs + mapTogether(Array(elements.dropFirst(outputs.count)), jobs: jobs, transform)
}

/// Seconds that a thread takes to start and to end, with room to spare.
private let patience = 0.0005

/// Returns `transform` of every element; as many calls as there are jobs and elements run at once.
func mapTogether<Element: Sendable, Output: Sendable>(
  _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Output
) -> [Output] {
  let work = SharedWork<Output>(count: elements.count)
  Platform.onThreads(min(jobs, elements.count)) {
    while let index = work.next() { work.finish(index, with: transform(elements[index])) }
  }
  return work.outputs
}

/// The next index to work on and what came of those before, shared by threads.
private final class SharedWork<Output: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var nextIndex = 0
  private var slots: [Output?]

  init(count: Int) {
    slots = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    lock.withLock {
      guard nextIndex < slots.count else { return nil }
      defer { nextIndex += 1 }
      return nextIndex
    }
  }

  func finish(_ index: Int, with output: Output) {
    lock.withLock { slots[index] = output }
  }

  /// Complete once every thread has returned.
  ///
  /// A key path would be made as the program runs, which takes longer than a small file.
  var outputs: [Output] { slots.compactMap { $0 } }
}
