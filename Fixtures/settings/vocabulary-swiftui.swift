import SwiftUI

@MainActor
final class BreadModel: ObservableObject {
    @Published var crumb: String?

    func bake() async {
        await Task.yield()
        crumb = "Baked"
    }
}

struct BreadView: View {
    @StateObject private var model = BreadModel()

    var body: some View {
        VStack {
            Text(model.crumb ?? "")
            Button("Bake") { Task { await model.bake() } }
        }
    }
}
