import SwiftUI

final class BinsModel: ObservableObject {
    @Published var bins: [Bin] = []
    @Published var isLoading = false
    private let depot = Depot()

    func collect(_ bin: Bin) {
        isLoading = true
        depot.collect(bin) {
            self.isLoading = false
        }
    }

    func load() {
        isLoading = true
        depot.bins { bins in
            self.bins = bins
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
            if model.isLoading && model.bins.isEmpty {
                ProgressView("Loading")
            }
        }
        .onAppear {
            model.load()
        }
        .onChange(of: model.isLoading) { isLoading in
            if !isLoading {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Bins loaded: \(model.bins.count)"
                )
            }
        }
    }
}

struct Bin: Identifiable {
    let id: Int
    let street: String
}

struct Depot {
    func collect(_ bin: Bin, _ completion: @escaping () -> Void) { completion() }
    func bins(_ completion: @escaping ([Bin]) -> Void) { completion([]) }
}
