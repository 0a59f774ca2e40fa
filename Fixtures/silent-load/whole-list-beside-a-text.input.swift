import SwiftUI

@MainActor
final class TidesModel: ObservableObject {
    @Published private(set) var tides: [String] = []
    @Published private(set) var place = ""
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        let report = await Harbour.report()
        place = report.place
        tides = report.tides
        isLoading = false
    }
}

struct TidesView: View {
    @StateObject private var model = TidesModel()

    var body: some View {
        List { ForEach(model.tides, id: \.self) { Text($0) } }
            .overlay { if model.isLoading { ProgressView() } else { Text(model.place) } }
            .refreshable { await model.load() }
    }
}

enum Harbour {
    static func report() async -> (place: String, tides: [String]) { ("", []) }
}
