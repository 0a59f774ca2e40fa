// fixture: --ios 16.0
import SwiftUI

@MainActor
final class TideModel: ObservableObject {
  enum State { case idle, loading, loaded, empty, failed, connectionFailed }

  @Published var state = State.idle
  private let service = TideService()

  func load() async {
    state = .loading
    do {
      state = try await service.tides().isEmpty ? .empty : .loaded
    } catch {
      state = .failed
    }
  }

  func probe() async {
    state = .loading
    if await !service.isReachable() { state = .connectionFailed }
  }
}

struct TideScreen: View {
  @StateObject private var model = TideModel()

  var body: some View {
    VStack {
      Button("Load the tides") { Task { await model.load() } }
      switch model.state {
      case .idle, .loaded:
        Text("Tides of the day")
      case .loading:
        ProgressView()
      case .empty, .failed:
        Notice(title: "Tides could not be read", message: "Try again later.", action: "Again") {
          Task { await model.load() }
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
              notification: .announcement,
              argument: "Tides could not be read. Try again later."
            )
          }
        }
      case .connectionFailed:
        Image(systemName: "wifi.slash")
          .onAppear {
            UIAccessibility.post(notification: .announcement, argument: "The harbour is offline")
          }
        Text("The harbour is offline")
        Button("Look again") { Task { await model.probe() } }
      }
    }
  }
}

/// Not told: where nothing has begun yet it is there, too; and what a form is called is no failure.
struct TideForm: View {
  @StateObject private var model = TideModel()

  var body: some View {
    VStack {
      switch model.state {
      case .idle, .failed:
        Notice(title: "Tides could not be read", message: "Try again later.", action: "Again") {}
      case .connectionFailed, .empty:
        EmptyView()
      case .loading:
        ProgressView()
      case .loaded:
        Text("Tides of the day")
      }
      switch model.state {
      case .failed:
        VStack {
          Text("Your harbour")
          Text("Your mooring")
          Button("Again") { Task { await model.load() } }
        }
      default:
        EmptyView()
      }
    }
  }
}

struct Notice: View {
  let title: LocalizedStringKey
  let message: LocalizedStringKey
  let action: LocalizedStringKey
  let perform: () -> Void

  var body: some View {
    VStack {
      Text(title)
      Text(message)
      Button(action, action: perform)
    }
  }
}

struct TideService: Sendable {
  func tides() async throws -> [String] { [] }
  func isReachable() async -> Bool { false }
}
