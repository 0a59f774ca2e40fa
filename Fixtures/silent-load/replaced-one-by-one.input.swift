import SwiftUI

struct Chore: Identifiable {
    let id: Int
    var isDone: Bool
}

struct ChoresView: View {
    @State private var chores: [Chore] = []
    @State private var errorMessage: String?

    var body: some View {
        List {
            if let errorMessage { Text(errorMessage) }
            ForEach(chores) { chore in
                Button(chore.isDone ? "Reopen" : "Done") { toggleChore(chore) }
            }
        }
    }

    private func toggleChore(_ chore: Chore) {
        Task {
            do {
                let updated = try await ChoreService.update(chore.id, isDone: !chore.isDone)
                await MainActor.run {
                    chores = chores.map { $0.id == chore.id ? updated : $0 }
                }
            } catch {
                await MainActor.run {
                    errorMessage = "Could not update the chore."
                }
            }
        }
    }
}

enum ChoreService {
    static func update(_ id: Int, isDone: Bool) async throws -> Chore {
        Chore(id: id, isDone: isDone)
    }
}
