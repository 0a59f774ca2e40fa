import SwiftUI

struct TripsView: View {
    @State private var trips: [String] = []

    var body: some View {
        List(trips, id: \.self) { Text($0) }
            .task {
                trips = await TripService.trips()
            }
    }
}

enum TripService {
    static func trips() async -> [String] { [] }
}
