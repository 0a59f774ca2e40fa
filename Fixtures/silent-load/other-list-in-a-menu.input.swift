import SwiftUI

@MainActor
final class BerriesModel: ObservableObject {
    @Published private(set) var berries: [String] = []
    @Published private(set) var farms: [String] = []

    func load() async {
        farms = await Orchard.farms()
        berries = await Orchard.berries()
    }
}

struct BerriesView: View {
    @StateObject private var model = BerriesModel()

    var body: some View {
        List(model.berries, id: \.self) { Text($0) }
            .refreshable { await model.load() }
            .toolbar {
                Menu("Farms") {
                    ForEach(model.farms, id: \.self) { Text($0) }
                }
            }
    }
}

enum Orchard {
    static func berries() async -> [String] { [] }
    static func farms() async -> [String] { [] }
}
