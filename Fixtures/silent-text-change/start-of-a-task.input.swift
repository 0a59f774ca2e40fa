import SwiftUI

struct BackupView: View {
    @State private var statusMessage = ""

    var body: some View {
        VStack {
            Text(statusMessage)
            Button("Back up") { backUp() }
            Button("Copy key") { copyKey() }
        }
    }

    private func backUp() {
        statusMessage = "Backing up…"
        Task {
            do {
                let files = try await Backup.run()
                statusMessage = "\(files) files are backed up"
            } catch {
                statusMessage = "The backup failed"
            }
        }
    }

    private func copyKey() {
        statusMessage = "Copied"
        Task {
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            statusMessage = "Ready"
        }
    }
}

enum Backup {
    static func run() async throws -> Int { 0 }
}
