// fixture: --ios 16.0
import SwiftUI

struct RegattaView: View {
    @State private var subRaces: [String] = []
    @State private var isLoadingSubRaces = false
    let client: Client

    var body: some View {
        VStack {
            if isLoadingSubRaces {
                ProgressView()
            } else {
                ForEach(subRaces, id: \.self) { race in
                    Text(race)
                }
            }
        }
        .onAppear {
            Task { await loadSubRaces() }
        }
    }

    private func loadSubRaces() async {
        isLoadingSubRaces = true
        let fetched = await client.subRaces()
        subRaces = fetched
        isLoadingSubRaces = false
    }
}

struct Client: Sendable {
    func subRaces() async -> [String] { [] }
}
