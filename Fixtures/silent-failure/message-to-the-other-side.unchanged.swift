// fixture: --ios 16.0
@MainActor
protocol WireMessage {
  init()
  var message: String { get set }
}

@MainActor
protocol Wire {
  func write(_ message: any WireMessage) async throws
}

@MainActor
final class ProfileService<WireErrorMessage: WireMessage> {
  private let wire: any Wire

  init(wire: any Wire) { self.wire = wire }

  func writeError(_ message: String) async {
    var errorMessage = WireErrorMessage()
    errorMessage.message = message
    try? await wire.write(errorMessage)
  }
}
