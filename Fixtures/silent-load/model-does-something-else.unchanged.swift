import SwiftUI

@MainActor
final class RequestsModel: ObservableObject {
    @Published private(set) var requests: [String] = []
    @Published private(set) var isLoading = false

    func accept(_ name: String) async {
        isLoading = true
        await Friends.accept(name)
        requests = await Friends.requests()
        isLoading = false
    }
}

struct RequestsView: View {
    @StateObject private var model = RequestsModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            ForEach(model.requests, id: \.self) { name in
                Text(name)
            }
            Button("Accept the first") {
                Task { await acceptFirst() }
            }
        }
    }

    private func acceptFirst() async {
        guard let first = model.requests.first else { return }
        await model.accept(first)
    }
}

enum Friends {
    static func requests() async -> [String] { [] }
    static func accept(_ name: String) async {}
}
