import SwiftUI

struct Plant: Identifiable {
    var id: Int
    var name: String
}

@MainActor
protocol Garden {
    func plants() async throws -> [Plant]
}

struct PlantsView: View {
    let garden: any Garden
    @State private var plants: [Plant] = []
    @State private var isLoading = true
    @State private var query = ""

    private var found: [Plant] {
        query.isEmpty ? plants : plants.filter { $0.name.contains(query) }
    }

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else if plants.isEmpty {
                Text("No plants in your garden")
            } else if found.isEmpty {
                Text("Nothing of that name")
            } else {
                List(found) { plant in
                    Text(plant.name)
                }
            }
        }
        .task {
            do {
                plants = try await garden.plants()
            } catch {}
            isLoading = false
        }
    }
}

struct SeedsView: View {
    let garden: any Garden
    @State private var seeds: [Plant] = []
    @State private var isLoading = true

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else if seeds.isEmpty {
                Text("No seeds in your drawer")
            } else {
                List(seeds) { seed in
                    Text(seed.name)
                }
            }
        }
        .task {
            do {
                seeds = try await garden.plants()
            } catch {}
            isLoading = false
        }
    }
}
