import SwiftUI
import WidgetKit

struct DepartureWidgetView: View {
    @State private var departures: [String] = []
    @State private var errorText: String?

    var body: some View {
        Text(departures.first ?? errorText ?? "–")
            .task {
                do {
                    departures = try await Timetable.departures()
                } catch {
                    errorText = "No departures"
                }
            }
    }
}

enum Timetable {
    static func departures() async throws -> [String] { [] }
}
