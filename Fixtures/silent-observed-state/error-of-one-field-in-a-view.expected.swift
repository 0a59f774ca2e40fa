import SwiftUI

struct HarbourView: View {
    @State private var error: Error?
    @State private var berths: [String] = []
    let service: HarbourService

    var body: some View {
        VStack {
            if let error {
                FieldErrorView(error: error)
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
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Berths loaded: \(self.berths.count)"
                )
            } catch {
                self.error = error
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Error: \(error.localizedDescription)"
                )
            }
        }
    }
}

struct FieldErrorView: View {
    let error: Error

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "wifi.slash")
            Text(error.localizedDescription)
        }
        .padding()
    }
}

struct HarbourService { func berths() async throws -> [String] { [] } }
