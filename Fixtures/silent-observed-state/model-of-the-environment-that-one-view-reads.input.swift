// fixture: --ios 17.0
import Observation
import SwiftUI

@main
struct LibraryApp: App {
    @State private var desk = LoanDesk()

    var body: some Scene {
        WindowGroup { LoanScreen().environment(desk) }
    }
}

@MainActor
@Observable
final class LoanDesk {
    static let shared = LoanDesk()
    var errorMessage: String?
    var isBusy = false

    func extend() async {
        isBusy = true
        do {
            try await Loans.extend()
        } catch {
            errorMessage = error.localizedDescription
        }
        isBusy = false
    }
}

struct LoanScreen: View {
    @Environment(LoanDesk.self) private var desk

    var body: some View {
        VStack {
            if let message = desk.errorMessage {
                Label(message, systemImage: "exclamationmark.triangle")
            }
            Button("Extend loan") {
                Task { await desk.extend() }
            }
            .disabled(desk.isBusy)
            LoanFooter()
        }
    }
}

struct LoanFooter: View {
    var body: some View {
        Text(LoanDesk.shared.isBusy ? "Busy" : "Ready")
    }
}

enum Loans {
    static func extend() async throws {}
}
