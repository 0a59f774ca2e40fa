import SwiftUI

@MainActor
final class VisitsModel: ObservableObject {
    @Published var visits: [String] = []
    @Published var problem: String?

    func load() async {
        do {
            visits = try await Visits.all()
        } catch {
            problem = error.localizedDescription
        }
    }

    func togglePin(of visit: String) async {
        do {
            try await Visits.pin(visit)
            visits = try await Visits.all()
        } catch {
            problem = error.localizedDescription
        }
    }

    func delete(_ visit: String) async {
        do {
            try await Visits.delete(visit)
            visits = try await Visits.all()
        } catch {
            problem = error.localizedDescription
        }
    }
}

struct VisitsView: View {
    @StateObject private var model = VisitsModel()

    var body: some View {
        VStack {
            if let problem = model.problem {
                Text(problem)
            }
            List(model.visits, id: \.self) { visit in
                Text(visit)
            }
            Button("Show all") {
                Task { await model.load() }
            }
            Button("Pin the last") {
                Task { await model.togglePin(of: model.visits.last ?? "") }
            }
            Button("Delete the last") {
                Task { await model.delete(model.visits.last ?? "") }
            }
        }
    }
}

enum Visits {
    static func all() async throws -> [String] { [] }
    static func pin(_ visit: String) async throws {}
    static func delete(_ visit: String) async throws {}
}
