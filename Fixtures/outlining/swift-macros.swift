#Preview("List") {
  ListView()
}

@Observable
final class Model {
  @ObservationIgnored var cache: [Int: String] = [:]
  #warning("later")
  static let selector = #selector(Model.load(_:))

  func load(_ sender: Any) throws {
    let user = try #require(users.first { $0.isActive })
    #expect(user.age > 3)
  }
}

@freestanding(expression)
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "Stringify")
