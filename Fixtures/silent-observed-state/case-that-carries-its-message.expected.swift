import SwiftUI

final class FerryModel: ObservableObject {
  enum Phase {
    case idle
    case loading
    case ready([String])
    case failed(String)
    case failure(Error)
    case booked(String)
    case posted(String)
    case invalid(String)
  }

  @Published var phase: Phase = .idle

  @MainActor
  func load() async {
    phase = .loading
    do {
      phase = .ready(try await FerryService.times())
      phase = .booked("12 A")
      phase = .posted("The times were read")
    } catch {
      phase = .failure(error)
      phase = .failed("The ferry times could not be read")
    }
  }
}

struct FerryView: View {
  @StateObject private var model = FerryModel()

  var body: some View {
    VStack {
      Button("Read the times") { Task { await model.load() } }
      switch model.phase {
      case .idle:
        EmptyView()
      case .loading:
        ProgressView()
      case .ready(let times):
        ForEach(times, id: \.self) { Text($0) }
      case .failed(let message):
        notice(message)
          .onAppear {
            UIAccessibility.post(notification: .announcement, argument: message)
          }
      case .failure(let error):
        Text("No luck")
        Text(error.localizedDescription)
          .onAppear {
            UIAccessibility.post(
              notification: .announcement,
              argument: "No luck. \(error.localizedDescription)"
            )
          }
      case .booked(let seat):
        Text(seat)
      case .posted(let message):
        Text(message)
          .onAppear {
            UIAccessibility.post(notification: .announcement, argument: message)
          }
      case let .invalid(message):
        FerryAlert(text: message)
      }
    }
  }

  private func notice(_ text: String) -> some View {
    VStack {
      Image(systemName: "ferry")
      Text(text)
    }
  }
}

struct FerryAlert: View {
  let text: String

  var body: some View { Text(text) }
}

struct FerryRow: View {
  @StateObject private var model = FerryModel()

  var body: some View {
    switch model.phase {
    case .failed(let message): Text(message)
    default: EmptyView()
    }
  }
}

struct FerryError: Error {
  let advice: String
}

final class PierModel: ObservableObject {
  enum Mooring {
    case moored
    case failed(FerryError)
    case invalid(String)
  }

  @Published var mooring: Mooring = .moored

  @MainActor
  func moor() async {
    do {
      _ = try await FerryService.times()
    } catch {
      mooring = .failed(FerryError(advice: "Try the other pier"))
      mooring = .invalid("No pier")
    }
  }
}

struct PierView: View {
  @StateObject private var model = PierModel()

  var body: some View {
    VStack {
      Button("Moor") { Task { await model.moor() } }
      switch model.mooring {
      case .moored: EmptyView()
      case .failed(let error):
        Text(error.advice)
          .onAppear {
            UIAccessibility.post(notification: .announcement, argument: error.advice)
          }
      case .invalid(let pier):
        Text("There is no room: \(pier)")
          .onAppear {
            UIAccessibility.post(notification: .announcement, argument: "There is no room: \(pier)")
          }
      }
    }
  }
}

struct RefusalView: View {
  @ObservedObject var model: FerryModel

  var body: some View {
    switch model.phase {
    case let .failure(error):
      VStack {
        Text(error.localizedDescription)
        Button("Again") { Task { await model.load() } }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(
            notification: .announcement,
            argument: "Error: \(error.localizedDescription)"
          )
        }
      }
    default: ProgressView()
    }
  }
}

enum FerryService {
  static func times() async throws -> [String] { [] }
}
