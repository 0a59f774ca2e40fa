import SwiftUI

struct SharePanel: View {
    @State private var people: [String] = []
    @State private var rooms: [String] = []
    @State private var loadError: String?
    let api: PanelService

    var body: some View {
        VStack {
            if let loadError {
                Text(loadError).foregroundColor(.red)
            }
            ForEach(rooms, id: \.self) { Text($0) }
            ForEach(people, id: \.self) { Text($0) }
            Button("Reload") { loadAll() }
        }
    }

    private func loadAll() {
        loadError = nil
        api.rooms { result in
            switch result {
            case .success(let found):
                rooms = found
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Rooms loaded: \(rooms.count)"
                )
            case .failure(let error):
                loadError = error.localizedDescription
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Error: \(error.localizedDescription)"
                )
            }
        }
        api.people { result in
            switch result {
            case .success(let found):
                people = found
            case .failure(let error):
                if loadError == nil {
                    loadError = error.localizedDescription
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Error: \(error.localizedDescription)"
                    )
                }
            }
        }
    }
}

struct PanelService: Sendable {
    func rooms(_ done: @escaping @MainActor (Result<[String], any Error>) -> Void) {}
    func people(_ done: @escaping @MainActor (Result<[String], any Error>) -> Void) {}
}
