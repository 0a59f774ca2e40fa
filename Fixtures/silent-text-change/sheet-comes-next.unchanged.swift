import SwiftUI

struct ExportView: View {
    @State private var exportStatus: String?
    @State private var isSharing = false

    var body: some View {
        VStack {
            if let exportStatus {
                Text(exportStatus)
            }
            Button("Export") {
                exportStatus = "Ready to be shared"
                isSharing = true
            }
        }
        .sheet(isPresented: $isSharing) {
            Text("Share")
        }
    }
}
