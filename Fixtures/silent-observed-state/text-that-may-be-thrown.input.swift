import SwiftUI

extension String: @retroactive Error {}

final class OathModel: ObservableObject {
  @Published var oathError: String = ""

  @MainActor
  func swear() async {
    do {
      try await OathService.swear()
    } catch {
      oathError = "The oath was not heard"
    }
  }
}

struct OathView: View {
  @StateObject private var model = OathModel()

  var body: some View {
    VStack {
      Button("Swear") { Task { await model.swear() } }
      Text(model.oathError)
    }
  }
}

enum OathService {
  static func swear() async throws {}
}
