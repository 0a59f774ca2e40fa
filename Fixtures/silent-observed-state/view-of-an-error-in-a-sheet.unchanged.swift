import SwiftUI

struct HarbourView: View {
    @State private var error: Error?
    @State private var berths: [String] = []
    let service: HarbourService

    var body: some View {
        VStack {
            List(berths, id: \.self) { Text($0) }
            Button("Look again") { load() }
                .sheet(isPresented: .constant(error != nil)) {
                    if let error { LoadErrorView(error: error) { load() } }
                }
        }
    }

    private func load() {
        Task {
            do {
                error = nil
                berths = try await service.berths()
            } catch {
                self.error = error
            }
        }
    }
}

struct LoadErrorView: View {
    let error: Error
    let retry: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "wifi.slash")
            Text(error.localizedDescription)
            Button("Try again", action: retry)
        }
        .padding()
    }
}

struct HarbourService { func berths() async throws -> [String] { [] } }
