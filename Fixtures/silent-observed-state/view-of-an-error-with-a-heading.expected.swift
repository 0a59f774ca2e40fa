import SwiftUI

struct HarbourView: View {
    @State private var error: Error?
    @State private var berths: [String] = []
    let service: HarbourService

    var body: some View {
        VStack {
            if error != nil {
                LoadErrorView { load() }
            } else {
                List(berths, id: \.self) { Text($0) }
            }
            Button("Look again") { load() }
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
    let retry: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "wifi.slash")
            Text("No berths")
            Text("The harbour does not answer")
            Button("Try again", action: retry)
        }
        .padding()
        .onAppear {
            UIAccessibility.post(
                notification: .announcement,
                argument: "No berths. The harbour does not answer"
            )
        }
    }
}

struct HarbourService { func berths() async throws -> [String] { [] } }
