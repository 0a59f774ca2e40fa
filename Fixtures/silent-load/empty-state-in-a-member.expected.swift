import SwiftUI

struct Trip: Identifiable, Sendable { let id: Int }

struct TripService: Sendable {
  func trips() async throws -> [Trip] { [] }
}

struct TripsView: View {
  @State private var trips: [Trip] = []
  @State private var isLoading = false
  @State private var problem: String?
  let service: TripService

  var body: some View {
    VStack {
      if let problem { Text(problem).foregroundColor(.red) }
      if isLoading {
        ProgressView()
      } else if trips.isEmpty {
        emptyState
      } else {
        List(trips) { trip in Text("\(trip.id)") }
      }
      Button("Reload") { Task { await loadTrips() } }
    }
  }

  private var emptyState: some View {
    VStack {
      Image(systemName: "tram")
      Text("No trips planned")
    }
  }

  private func loadTrips() async {
    isLoading = true
    defer { isLoading = false }
    do {
      trips = try await service.trips()
      if trips.isEmpty {
        UIAccessibility.post(notification: .announcement, argument: "No trips planned")
      } else {
        UIAccessibility.post(notification: .announcement, argument: "Trips loaded: \(trips.count)")
      }
    } catch {
      problem = error.localizedDescription
      UIAccessibility.post(
        notification: .announcement,
        argument: "Error: \(error.localizedDescription)"
      )
    }
  }
}
