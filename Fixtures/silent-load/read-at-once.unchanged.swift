import SwiftUI

struct RecentView: View {
    @State private var recentNames: [String] = []
    @State private var isBusy = false
    var fetchNames: () -> [String] = { [] }

    var body: some View {
        List(recentNames, id: \.self) { name in
            Text(name)
        }
        .overlay {
            if isBusy {
                ProgressView()
            }
        }
        .onChange(of: isBusy) { _ in
            loadRecentNames()
        }
    }

    private func loadRecentNames() {
        recentNames = fetchNames()
    }
}
