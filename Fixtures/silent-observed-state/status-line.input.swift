import SwiftUI

@MainActor
final class OutingModel: ObservableObject {
    @Published var statusLine = ""

    func delete() async {
        try? await OutingAPI.delete()
        statusLine = "The outing was deleted"
    }
}

struct OutingView: View {
    @StateObject private var model = OutingModel()

    var body: some View {
        VStack {
            Text(model.statusLine)
            Button("Delete") { Task { await model.delete() } }
        }
    }
}

enum OutingAPI {
    static func delete() async throws {}
}
