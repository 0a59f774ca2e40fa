import SwiftUI

final class BinsModel: ObservableObject {
    @Published var bins: [Bin] = []
    @Published var streets: [Street] = []
    @Published var isLoading = false
    private let depot = Depot()

    func load() {
        isLoading = true
        depot.bins { bins in
            self.bins = bins
            self.streets = bins.map { Street(id: $0.id) }
            self.isLoading = false
        }
    }
}

struct BinsView: View {
    @StateObject private var model = BinsModel()

    var body: some View {
        ZStack {
            List(model.bins) { bin in
                Text(bin.street)
            }
            ForEach(model.streets) { street in
                Text("\(street.id)")
            }
            if model.isLoading && model.bins.isEmpty {
                ProgressView("Loading")
            }
        }
        .onAppear {
            model.load()
        }
    }
}

struct Bin: Identifiable {
    let id: Int
    let street: String
}

struct Street: Identifiable {
    let id: Int
}

struct Depot {
    func bins(_ completion: @escaping ([Bin]) -> Void) { completion([]) }
}
