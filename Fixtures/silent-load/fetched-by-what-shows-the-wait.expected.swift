// fixture: --ios 16.0
import SwiftUI

struct ClubsView: View {
    @State private var clubs: [String] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading { ProgressView() }
            List(clubs, id: \.self) { Text($0) }
        }
        .task { await loadClubs() }
    }

    private func loadClubs() async {
        isLoading = true
        await fetchClubs()
    }

    private func fetchClubs() async {
        let fetched = await Register.clubs()
        clubs = fetched
        if !Task.isCancelled {
            UIAccessibility.post(
                notification: .announcement,
                argument: "Clubs loaded: \(clubs.count)"
            )
        }
        isLoading = false
    }
}

enum Shelf {
    static func clubs() async -> [String]? { nil }
}

enum Register {
    static func clubs() async -> [String] { [] }
}
