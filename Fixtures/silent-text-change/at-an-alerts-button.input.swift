// fixture: --ios 15.0
import SwiftUI

struct CacheView: View {
    @State private var isAsking = false
    @State private var statusMessage = ""

    var body: some View {
        VStack {
            Button("Clear") { isAsking = true }
            Text(statusMessage)
        }
        .alert(isPresented: $isAsking) {
            Alert(
                title: Text("Clear the cache?"),
                primaryButton: .destructive(Text("Clear")) { tidyUp() },
                secondaryButton: .cancel()
            )
        }
    }

    private func tidyUp() {
        Cache.shared.clear()
        statusMessage = "The cache is empty"
    }
}

final class Cache: @unchecked Sendable {
    static let shared = Cache()
    func clear() {}
}
