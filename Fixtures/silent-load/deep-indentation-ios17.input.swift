// fixture: --ios 17.0
import SwiftUI

struct MuseumView: View {
    @State private var exhibits: [Exhibit] = []
    @State private var failure: String?

    var body: some View {
        List(exhibits) { exhibit in Text(exhibit.name) }
            .overlay { Text(failure ?? "") }
            .task {
                do {
                    exhibits = try await Museum.exhibits()
                } catch {
                    failure = "The exhibits could not be loaded."
                }
            }
    }
}

struct Exhibit: Identifiable {
    let id: Int
    let name: String
}

enum Museum {
    static func exhibits() async throws -> [Exhibit] { [] }
}
