struct Size {
  var width = 0
  var area: Int { width * width }
  var height: Int {
    get { width }
    set(new) { width = new }
  }
  var loaded: Bool {
    get async throws { try await fetch() }
  }
  subscript(index: Int) -> Int {
    get { index }
    nonmutating _modify { yield &storage[index] }
  }
  subscript(key: String) -> Int { keys[key, default: 0] }
  lazy var formatter: Formatter = {
    let formatter = Formatter()
    return formatter
  }()
}

protocol Named {
  var name: String { get }
  static var count: Int { get set }
  func rename(_ name: String)
}
