import SwiftUI

enum LaunchPhase {
    case starting
    case failed(String)
}

@MainActor
final class LaunchModel: ObservableObject {
    @Published var phase: LaunchPhase = .starting

    func start() async {
        phase = .starting
        do {
            try await Library.open()
        } catch {
            phase = .failed("The library needs more room.")
        }
    }
}

struct LaunchView: View {
    @StateObject private var model = LaunchModel()

    var body: some View {
        Group {
            switch model.phase {
            case .starting:
                ProgressView()
            case .failed(let message):
                ContentUnavailableView {
                    Label("The app could not start", systemImage: "books.vertical")
                } description: {
                    Text(message)
                }
                .onAppear {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "The app could not start. \(message)"
                    )
                }
            }
        }
        .task { await model.start() }
    }
}

enum Library {
    static func open() async throws {}
}
