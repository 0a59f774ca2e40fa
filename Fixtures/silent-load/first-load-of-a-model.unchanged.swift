import SwiftUI

@MainActor
final class TripsModel: ObservableObject {
    @Published private(set) var trips: [String] = []

    func load() async {
        trips = await TripService.trips()
    }
}

struct TripsView: View {
    @StateObject private var model = TripsModel()

    var body: some View {
        List(model.trips, id: \.self) { Text($0) }
            .task { await model.load() }
    }
}

enum TripService {
    static func trips() async -> [String] { [] }
}
