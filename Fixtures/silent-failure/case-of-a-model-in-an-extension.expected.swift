// fixture: --ios 16.0
import SwiftUI

@MainActor
final class TidesModel: ObservableObject {
    enum State { case idle, loading, failed(Error), loaded([String]) }
    @Published var state = State.idle

    func load() async {
        state = .loading
        do {
            state = .loaded(try await TideTables.today())
        } catch {
            state = .failed(error)
        }
    }
}

struct TidesView: View {
    @StateObject private var model = TidesModel()

    var body: some View {
        VStack {
            tides
            Button("Load") { Task { await model.load() } }
        }
    }
}

private extension TidesView {
    @ViewBuilder
    var tides: some View {
        switch model.state {
        case .idle: EmptyView()
        case .loading: ProgressView()
        case .failed(let error):
            Text(error.localizedDescription)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Error: \(error.localizedDescription)"
                        )
                    }
                }
        case .loaded(let tides): Text(tides.joined())
        }
    }
}

enum TideTables {
    static func today() async throws -> [String] { [] }
}
