// fixture: --ios 17.0
import SwiftUI

@MainActor
final class ExportModel: ObservableObject {
    @Published var failure: String?
    let errorTitle = String(localized: "The export failed")

    func export() async {
        do {
            try await Exporter.write()
        } catch {
            failure = error.localizedDescription
        }
    }
}

enum Exporter {
    static func write() async throws {}
}

struct ExportView: View {
    @StateObject private var model = ExportModel()

    var body: some View {
        VStack {
            if let failure = model.failure {
                ErrorView(model: model, text: failure)
            } else {
                Button("Export") { Task { await model.export() } }
            }
        }
    }
}

private struct ErrorView: View {
    @ObservedObject var model: ExportModel
    var text: String

    var body: some View {
        VStack {
            Text(model.errorTitle)
                .font(.headline)
            Text(text)
                .font(.body)
        }
    }
}
