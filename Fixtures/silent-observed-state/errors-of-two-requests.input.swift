// fixture: --ios 17.0
import SwiftUI

@MainActor
final class JourneyModel: ObservableObject {
    @Published var stops: [String] = []
    @Published var lastError: String?
    @Published var fareError: String?

    func book() async {
        lastError = nil
        do {
            stops = try await Timetable.book()
        } catch {
            lastError = error.localizedDescription
        }
    }

    func askForFare() async {
        do {
            try await Timetable.fare()
        } catch {
            fareError = error.localizedDescription
        }
    }
}

enum Timetable {
    static func book() async throws -> [String] { [] }
    static func fare() async throws {}
}

struct JourneyView: View {
    @StateObject private var model = JourneyModel()

    var body: some View {
        VStack {
            if let error = model.fareError { Text(error).foregroundColor(.red) }
            Button("What does it cost?") { Task { await model.askForFare() } }
            if let error = model.lastError { Text(error).foregroundColor(.red) }
            Button("Book") { Task { await model.book() } }
        }
    }
}
