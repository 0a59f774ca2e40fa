import SwiftUI

struct StationsView: View {
  @State private var stations: [String] = []
  @State private var problem: String?

  var body: some View {
    VStack {
      if let problem { Text(problem) }
      Button("Reload") { reload() }
      List(stations, id: \.self) { Text($0) }
    }
  }

  private func reload() {
    Task {
      do {
        stations = try await fetchStations()
        UIAccessibility.post(
          notification: .announcement,
          argument: "Stations loaded: \(stations.count)"
        )
      } catch {
        problem = "Stations cannot be loaded"
        if let kept = keptStations() {
          stations = kept
          problem = nil
        }
      }
    }
  }

  private func fetchStations() async throws -> [String] { [] }
  private func keptStations() -> [String]? { nil }
}
