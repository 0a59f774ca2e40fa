import SwiftUI

struct QuotaView: View {
    @StateObject private var model = QuotaModel()

    var body: some View {
        List {
            content
        }
        .task { await model.refresh() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            Section {
                ProgressView()
            }
        case let .loaded(quota):
            Section {
                Text("Used: \(quota.used) of \(quota.limit)")
            }
        case let .failed(message):
            Section {
                Text(message)
                    .foregroundColor(.secondary)
                    .onAppear {
                        UIAccessibility.post(notification: .announcement, argument: message)
                    }
                Button("Try Again") {
                    Task { await model.refresh() }
                }
            }
        }
    }
}

@MainActor
final class QuotaModel: ObservableObject {
    enum State {
        case loading
        case loaded(Quota)
        case failed(String)
    }

    @Published private(set) var state: State = .loading
    private let service = QuotaService()

    func refresh() async {
        state = .loading
        do {
            state = .loaded(try await service.quota())
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}

struct Quota: Sendable {
    var used: Int
    var limit: Int
}

struct QuotaService: Sendable {
    func quota() async throws -> Quota { Quota(used: 1, limit: 2) }
}
