/// Tokens being collected: an array without the checks that an append of twelve bytes cannot bear.
///
/// It writes into storage that somebody else holds, as long as there is room, then into its own.
struct TokenBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<Token>
  private var capacity: Int
  private(set) var count = 0
  /// Whether the storage given was too small.
  private(set) var hasOwnStorage = false

  /// `storage` must not be empty, and must outlive the buffer.
  init?(_ storage: UnsafeMutableBufferPointer<Token>) {
    guard let base = storage.baseAddress else { return nil }
    self.base = base
    capacity = storage.count
  }

  deinit {
    if hasOwnStorage { base.deallocate() }
  }

  var isEmpty: Bool { count == 0 }
  var last: Token? { count == 0 ? nil : base[count - 1] }

  subscript(index: Int) -> Token {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    if hasOwnStorage { base.deallocate() }
    hasOwnStorage = true
    base = larger
    capacity *= 2
  }

  /// Returns the tokens as an array of just their size.
  func array() -> ContiguousArray<Token> {
    ContiguousArray(UnsafeBufferPointer(start: base, count: count))
  }
}
