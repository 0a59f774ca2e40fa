/// Tokens being collected: an array without the checks that an append of twelve bytes cannot bear.
///
/// It writes into storage that somebody else holds, as long as there is room, then into its own.
@safe struct TokenBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<Token>
  private var capacity: Int
  private(set) var count = 0
  /// Whether the storage given was too small.
  private(set) var hasOwnStorage = false

  /// `storage` must not be empty, and must outlive the buffer.
  init?(_ storage: UnsafeMutableBufferPointer<Token>) {
    guard let base = storage.baseAddress else { return nil }
    unsafe self.base = base
    capacity = storage.count
  }

  deinit {
    if hasOwnStorage { unsafe base.deallocate() }
  }

  var last: Token? { self[count - 1] }

  /// The token at `index`; `nil` where there is none.
  subscript(index: Int) -> Token? { has(index) ? unsafe base[index] : nil }

  @inline(__always)
  private func has(_ index: Int) -> Bool { UInt(bitPattern: index) < UInt(bitPattern: count) }

  /// Changes the token at `index`, if there is one.
  @inline(__always)
  mutating func change(_ index: Int, _ body: (inout Token) -> Void) {
    if has(index) { unsafe body(&base[index]) }
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: token)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    if hasOwnStorage { unsafe base.deallocate() }
    hasOwnStorage = true
    unsafe base = larger
    capacity *= 2
  }

  /// Returns the tokens as an array of just their size.
  func array() -> ContiguousArray<Token> {
    unsafe ContiguousArray(UnsafeBufferPointer(start: base, count: count))
  }
}
