import SwiftUI

struct ChannelRow: View {
    @State private var errorText: String?

    var body: some View {
        VStack {
            if let errorText {
                Text(errorText)
            }
            ProgressView()
                .task {
                    do {
                        try await resolve()
                    } catch {
                        errorText = error.localizedDescription
                    }
                }
        }
    }

    private func resolve() async throws {}
}
