import SwiftUI

@MainActor
final class UpdateModel: ObservableObject {
    @Published private(set) var errorMessage: String?

    func install() async {
        do { try await Firmware.install() } catch { errorMessage = error.localizedDescription }
    }
}

struct CallsView: View {
    @StateObject private var update = UpdateModel()
    @State private var showsUpdate = false

    var body: some View {
        VStack {
            Button("Update") { showsUpdate = true }
        }
        .sheet(isPresented: $showsUpdate) {
            updatePanel
        }
    }

    private var updatePanel: some View {
        VStack {
            if let errorMessage = update.errorMessage {
                Text(errorMessage).foregroundColor(.red)
            }
            Button("Install") { Task { await update.install() } }
        }
    }
}

enum Firmware {
    static func install() async throws {}
}
