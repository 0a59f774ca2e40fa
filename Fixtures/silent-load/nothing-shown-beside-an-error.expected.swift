import SwiftUI

@MainActor
final class TripsModel: ObservableObject {
    @Published private(set) var trips: [String] = []
    @Published private(set) var error: String?
    @Published private(set) var isLoading = false
    private(set) var lastFailure: Error?

    func refresh() async {
        isLoading = true
        error = nil
        do {
            trips = try await Planner.trips()
            try await Planner.countSeats()
        } catch is CancellationError {
            lastFailure = nil
        } catch let failure as URLError {
            error = failure.localizedDescription
        } catch {
            lastFailure = error
        }
        isLoading = false
    }
}

struct TripsView: View {
    @StateObject private var model = TripsModel()

    var body: some View {
        Group {
            if model.isLoading {
                ProgressView()
            } else if let error = model.error {
                Text(error)
            } else if model.trips.isEmpty {
                Text("No trips planned")
            } else {
                List(model.trips, id: \.self) { Text($0) }
            }
        }
        .refreshable {
            await model.refresh()
            if !Task.isCancelled {
                await MainActor.run {
                    if let error = model.error {
                        UIAccessibility.post(notification: .announcement, argument: error)
                    } else if model.trips.isEmpty {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "No trips planned"
                        )
                    }
                }
            }
        }
    }
}

enum Planner {
    static func trips() async throws -> [String] { [] }
    static func countSeats() async throws {}
}
