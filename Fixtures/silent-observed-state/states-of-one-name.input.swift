// fixture: --ios 16.0
import SwiftUI

@MainActor
final class PollenModel: ObservableObject {
  enum State {
    case loading
    case failed(String)
  }

  @Published var state = State.loading
  private let service = PollenService()

  func load() async {
    do {
      _ = try await service.counts()
    } catch {
      state = .failed("Pollen counts could not be loaded")
    }
  }
}

@MainActor
final class OzoneModel: ObservableObject {
  enum State {
    case loading
    case failed(Int)
  }

  @Published var state = State.loading

  func load() async { state = .failed(404) }
}

struct PollenScreen: View {
  @StateObject private var model = PollenModel()

  var body: some View {
    VStack {
      Button("Load") { Task { await model.load() } }
      switch model.state {
      case .loading: ProgressView()
      case .failed(let reason): Text(reason)
      }
    }
  }
}

struct OzoneScreen: View {
  @StateObject private var model = OzoneModel()

  var body: some View {
    VStack {
      Button("Load") { Task { await model.load() } }
      switch model.state {
      case .loading: ProgressView()
      case .failed(let code): Text(verbatim: code.description)
      }
    }
  }
}

struct PollenService: Sendable {
  func counts() async throws -> [Int] { [] }
}
