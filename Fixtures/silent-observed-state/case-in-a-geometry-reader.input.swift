import SwiftUI

final class HarbourModel: ObservableObject {
    enum Phase {
        case idle
        case failed(String)
    }

    @Published var phase: Phase = .idle

    @MainActor
    func book() async {
        do {
            try await Harbour.book()
        } catch {
            phase = .failed("No berth is free")
        }
    }
}

struct HarbourView: View {
    @StateObject private var model = HarbourModel()

    var body: some View {
        GeometryReader { space in
            VStack(spacing: space.size.height / 10) {
                Button("Book") { Task { await model.book() } }
                switch model.phase {
                case .idle: EmptyView()
                case .failed(let message): Text(message)
                }
            }
        }
    }
}

enum Harbour {
    static func book() async throws {}
}
