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
                Task {
                    await model.load()
                    if let error = model.problem {
                        UIAccessibility.post(notification: .announcement, argument: error)
                    } else {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Visits loaded: \(model.visits.count)"
                        )
                    }
                }
            }
            Button("Pin the last") {
                Task {
                    await model.togglePin(of: model.visits.last ?? "")
                    if let message = model.problem {
                        UIAccessibility.post(notification: .announcement, argument: message)
                    }
                }
            }
            Button("Delete the last") {
                Task {
                    await model.delete(model.visits.last ?? "")
                    if let message = model.problem {
                        UIAccessibility.post(notification: .announcement, argument: message)
                    }
                }
            }
        }
    }
}

enum Visits {
    static func all() async throws -> [String] { [] }
    static func pin(_ visit: String) async throws {}
    static func delete(_ visit: String) async throws {}
}
