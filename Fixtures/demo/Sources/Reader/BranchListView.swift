import SwiftUI

struct BranchListView: View {
    @State private var branches: [Branch] = []
    @State private var errorMessage: String?

    var body: some View {
        List(branches) { branch in
            Label(branch.name, systemImage: branch.isOpen ? "door.left.hand.open" : "lock")
        }
        .overlay {
            if let errorMessage {
                Text(errorMessage)
            }
        }
        .task {
            do {
                branches = try await LibraryService.shared.branches()
            } catch {
                errorMessage = "The branches could not be loaded."
            }
        }
        .navigationTitle("Branches")
    }
}
