import SwiftUI

@MainActor
final class TidesModel: ObservableObject {
    @Published private(set) var harbours: [String] = []
    @Published private(set) var tides: [String] = []

    func pick(_ harbour: String) { harbours.append(harbour) }

    func reload() async throws {
        tides = []
        let found = try await TideService.tides(at: harbours)
        store(found)
    }

    private func store(_ found: [String]) { tides = found }
}

struct TidesView: View {
    @StateObject private var model: TidesModel

    init(coast: String) { _model = StateObject(wrappedValue: TidesModel()) }

    var body: some View {
        VStack {
            List(model.harbours, id: \.self) { Text($0) }
            List(model.tides, id: \.self) { Text($0) }
        }
        .overlay { ProgressView() }
        .refreshable {
            do {
                try await model.reload()
            } catch {
                print(error)
            }
        }
    }
}

enum TideService {
    static func tides(at harbours: [String]) async throws -> [String] { [] }
}
