import Foundation
import SwiftUI

struct RidesView: View {
    @StateObject private var model = RidesModel()

    var body: some View {
        List {
            if model.isLoading {
                ProgressView()
            } else if model.rides.isEmpty {
                Text("No rides yet")
            } else {
                ForEach(model.rides, id: \.self) { ride in
                    Text(ride)
                }
            }
            if let error = model.error {
                Text(error)
            }
        }
        .refreshable {
            await model.load()
        }
        .task {
            if model.rides.isEmpty {
                await model.load()
            }
        }
    }
}

@MainActor
final class RidesModel: ObservableObject {
    @Published var rides: [String] = []
    @Published var error: String?
    @Published var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            let url = URL(fileURLWithPath: "rides.txt")
            rides = try await Archive.lines(at: url)
            error = nil
        } catch {
            self.error = error.localizedDescription
        }
    }
}

enum Archive {
    static func lines(at url: URL) async throws -> [String] { [] }
}
