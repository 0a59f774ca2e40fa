import SwiftUI

@MainActor
final class TripsModel: ObservableObject {
    @Published private(set) var trips: [String] = []
    @Published private(set) var isLoading = false
    @Published private(set) var error: String?

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            trips = try await TripService.trips()
        } catch {
            self.error = "The trips could not be loaded."
        }
    }
}

struct TripsView: View {
    @StateObject private var model = TripsModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            if let error = model.error { Text(error) }
            List(model.trips, id: \.self) { Text($0) }
        }
        .task {
            await model.load()
            if !Task.isCancelled {
                if let error = model.error {
                    UIAccessibility.post(notification: .announcement, argument: error)
                } else {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Trips loaded: \(model.trips.count)"
                    )
                }
            }
        }
    }
}

enum TripService {
    static func trips() async throws -> [String] { [] }
}
