import SwiftUI

@MainActor
final class FinesModel: ObservableObject {
    @Published private(set) var fines: [Fine] = []
    @Published private(set) var isLoading = false
    @Published private(set) var error: String?

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            fines = try await LibraryService.shared.fines()
        } catch {
            self.error = "Your fines could not be loaded."
        }
    }
}

struct FinesView: View {
    @StateObject private var model = FinesModel()

    var body: some View {
        List(model.fines) { fine in
            Text(fine.reason)
        }
        .overlay {
            if model.isLoading {
                ProgressView()
            } else if let error = model.error {
                Text(error)
            }
        }
        .task {
            await model.load()
        }
    }
}
