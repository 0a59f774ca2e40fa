import SwiftUI

struct TariffView: View {
    @State private var showsDetails = false

    var body: some View {
        VStack {
            Button("Details") { showsDetails = true }
            if showsDetails {
                Text("Prices")
                Image(systemName: "eurosign")
                Button("Close") { showsDetails = false }
            }
        }
    }
}
