import Files

/// Notices once that work takes longer than people like to wait without a word.
final class SlowRun: @unchecked Sendable {
  private let lock = Lock()
  private let start = Platform.monotonicSeconds
  private var isSaid = false
  private let say: @Sendable () -> Void

  static let patience = 0.5

  init(_ say: @escaping @Sendable () -> Void) {
    self.say = say
  }

  /// To be called now and then while the work goes on.
  func check() {
    let isDue = lock.withLock {
      guard !isSaid, Platform.monotonicSeconds - start > Self.patience else { return false }
      isSaid = true
      return true
    }
    if isDue { say() }
  }
}
