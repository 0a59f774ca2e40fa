import SwiftUI

struct DevicesView: View {
    @StateObject private var model = DevicesModel()

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Devices")
                .task {
                    await model.load()
                }
        }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView()
        case .failed(let message):
            ContentUnavailableView(
                "Devices could not be read",
                systemImage: "exclamationmark.triangle",
                description: Text(message)
            )
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Devices could not be read. \(message)"
                    )
                }
            }
        case .loaded:
            Text("All devices are there")
        }
    }
}

@MainActor
final class DevicesModel: ObservableObject {
    enum State: Equatable {
        case loading
        case loaded
        case failed(String)
    }

    @Published private(set) var state: State = .loading
    private let service = DeviceService()

    func load() async {
        state = .loading
        do {
            try await service.devices()
            state = .loaded
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}

struct DeviceService: Sendable {
    func devices() async throws {}
}
