import SwiftUI

final class LockModel: ObservableObject {
    enum Passage {
        case closed
        case failed(Swift.Error)
    }

    enum Error: Swift.Error {
        case noKeeper
    }

    @Published var passage: Passage = .closed

    @MainActor
    func open() async {
        do {
            try await LockService.open()
        } catch {
            passage = .failed(error)
        }
    }
}

struct LockView: View {
    @StateObject private var model = LockModel()

    var body: some View {
        VStack {
            Button("Open") { Task { await model.open() } }
            switch model.passage {
            case .closed: EmptyView()
            case .failed(let error):
                LockNotice(error: error)
                    .onAppear {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Error: \(error.localizedDescription)"
                        )
                    }
            }
        }
    }
}

struct LockNotice: View {
    let error: Error

    var body: some View { Text(error.localizedDescription) }
}

enum LockService {
    static func open() async throws {}
}
