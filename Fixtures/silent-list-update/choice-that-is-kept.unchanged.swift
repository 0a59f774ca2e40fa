import SwiftUI

struct GaugesView: View {
    @State private var persistedGauges = ["Depth", "Speed"]
    @State private var draftGauges: [String] = []

    var body: some View {
        VStack {
            List(persistedGauges, id: \.self) { gauge in
                Text(gauge)
            }
            Button("Save") {
                persistedGauges = draftGauges
            }
        }
    }
}
