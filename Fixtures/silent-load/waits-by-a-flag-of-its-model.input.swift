import SwiftUI

@MainActor
final class TripSearch: ObservableObject {
    @Published private(set) var trips: [Trip] = []
    @Published private(set) var isSearching = false
    @Published private(set) var errorMessage: String?
    private let planner = TripPlanner()

    func search(_ town: String) {
        isSearching = true
        errorMessage = nil
        Task {
            do {
                trips = try await planner.trips(to: town)
            } catch {
                errorMessage = error.localizedDescription
            }
            isSearching = false
        }
    }
}

struct TripSearchView: View {
    @StateObject private var search = TripSearch()
    @State private var town = ""

    var body: some View {
        VStack {
            TextField("Town", text: $town)
            Button("Search") { search.search(town) }
            if search.isSearching {
                ProgressView()
            } else if search.trips.isEmpty {
                Text("No trips to that town.")
            } else {
                List(search.trips) { trip in
                    Text(trip.name)
                }
            }
        }
        .alert("Search failed", isPresented: .constant(search.errorMessage != nil)) {
            Button("OK") {}
        } message: {
            Text(search.errorMessage ?? "")
        }
    }
}

struct Trip: Identifiable, Sendable {
    let id: Int
    let name: String
}

struct TripPlanner: Sendable {
    func trips(to town: String) async throws -> [Trip] { [] }
}
