// fixture: --ios 16.0 --unsafe-fixes
import SwiftUI

struct ExportView: View {
    @State private var isExported = false
    @State private var problem: String?
    let client: Client

    var body: some View {
        VStack {
            if let problem {
                VStack {
                    if isExported {
                        Text("Exported, but the file cannot be opened.")
                    }
                    Text(problem)
                }
            } else if isExported {
                Image(systemName: "checkmark")
                Text("Export complete")
            } else {
                Button("Export") {
                    Task {
                        await client.export()
                        isExported = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                            UIAccessibility.post(
                                notification: .announcement,
                                argument: "Export complete"
                            )
                        }
                    }
                }
            }
        }
    }
}

struct Client: Sendable {
    func export() async {}
}
