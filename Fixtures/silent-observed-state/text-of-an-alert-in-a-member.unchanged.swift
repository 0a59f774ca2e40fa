import SwiftUI

@MainActor
final class ReleaseModel: ObservableObject {
    @Published private(set) var errorMessage: String?
    @Published var showsError = false

    func load() async {
        do { try await Releases.load() } catch {
            errorMessage = error.localizedDescription
            showsError = true
        }
    }
}

struct ReleasesView: View {
    @StateObject private var model = ReleaseModel()

    var body: some View {
        VStack {
            Button("Load") { Task { await model.load() } }
        }
        .alert("Error", isPresented: $model.showsError) {
            Button("OK") {}
        } message: {
            explanation
        }
    }

    private var explanation: some View {
        Text(model.errorMessage ?? "")
    }
}

enum Releases {
    static func load() async throws {}
}
