import SwiftUI

@MainActor
final class ParcelsModel: ObservableObject {
    enum Phase { case idle, working, failed }

    @Published private(set) var parcels: [String] = []
    @Published private(set) var phase = Phase.idle

    func refresh() async {
        phase = .working
        do {
            parcels = try await Depot.parcels()
            phase = .idle
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: any Error) { phase = .failed }
}

struct ParcelsView: View {
    @StateObject private var model = ParcelsModel()

    var body: some View {
        List(model.parcels, id: \.self) { Text($0) }
            .overlay {
                if model.phase == .working { ProgressView() }
                if model.phase == .failed { Image(systemName: "wifi.slash") }
            }
            .refreshable { await model.refresh() }
    }
}

enum Depot {
    static func parcels() async throws -> [String] { [] }
}
