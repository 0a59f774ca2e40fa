import SwiftUI

@MainActor
final class RoutesModel: ObservableObject {
    @Published var routes: [Route] = []
    @Published var failure: Error?
    @Published var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            routes = try await RouteService.routes()
            failure = nil
        } catch {
            failure = error
        }
    }
}

struct RoutesView: View {
    @StateObject private var model = RoutesModel()

    var body: some View {
        Group {
            if model.isLoading {
                ProgressView()
            } else if let failure = model.failure {
                ContentUnavailableView(
                    "The routes could not be loaded", systemImage: "wifi.slash",
                    description: Text(failure.localizedDescription))
            } else {
                List(model.routes) { Text($0.name) }
            }
        }
        .task { await model.load() }
    }
}

struct Route: Identifiable, Sendable {
    let id: Int
    let name: String
}

enum RouteService {
    static func routes() async throws -> [Route] { [] }
}
