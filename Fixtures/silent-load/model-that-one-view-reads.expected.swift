import SwiftUI

@main
struct TripsApp: App {
    @StateObject private var model = TripsModel()

    var body: some Scene {
        WindowGroup { TripsView(model: model) }
    }
}

@MainActor
final class TripsModel: ObservableObject {
    @Published private(set) var trips: [String] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        trips = await TripService.trips()
        isLoading = false
    }
}

struct TripsView: View {
    @ObservedObject var model: TripsModel

    var body: some View {
        List(model.trips, id: \.self) { Text($0) }
            .overlay {
                if model.isLoading { ProgressView() }
            }
            .task {
                await model.load()
                if !Task.isCancelled {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Trips loaded: \(model.trips.count)"
                    )
                }
            }
    }
}

enum TripService {
    static func trips() async -> [String] { [] }
}
