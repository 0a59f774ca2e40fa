import SwiftUI

struct TimetableView: View {
    @State private var departures: [String] = []
    @State private var errorText: String?
    let station: Station

    var body: some View {
        List {
            if let errorText {
                Text(errorText)
            }
            ForEach(departures, id: \.self) { Text($0) }
        }
        .refreshable {
            do {
                departures = try await station.departures()
                await MainActor.run {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Departures loaded: \(departures.count)"
                    )
                }
            } catch {
                errorText = "The timetable is not available."
                if !Task.isCancelled {
                    await MainActor.run {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "The timetable is not available."
                        )
                    }
                }
            }
        }
    }
}

struct Station {
    func departures() async throws -> [String] { [] }
}
