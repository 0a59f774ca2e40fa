actor Store {
  nonisolated let id = 1

  func load(from url: URL) async throws(LoadError) -> [Item] {
    async let first = fetch(url)
    let (data, _) = try await session.data(from: url)
    for try await line in url.lines where !line.isEmpty { keep(line) }
    do throws(LoadError) {
      try parse(data)
    } catch .broken(let place) {
      report(place)
    } catch let error as URLError where error.code == .cancelled {
      return []
    } catch is CancellationError {
      return []
    }
    defer { close() }
    try? await save()
    return try await first
  }
}
