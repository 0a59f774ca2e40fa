import SwiftUI

@MainActor
final class SpeciesSearch: ObservableObject {
    @Published var text = ""
    @Published var isSearching = false
    @Published var message: String?
    @Published var results: [Species] = []

    func run() async {
        isSearching = true
        defer { isSearching = false }
        do {
            results = try await SpeciesAPI.search(text)
            message = results.isEmpty ? "No species found" : "\(results.count) species found"
        } catch {
            message = error.localizedDescription
        }
    }
}

struct SpeciesPicker: View {
    @StateObject private var search = SpeciesSearch()

    var body: some View {
        VStack {
            TextField("Name", text: $search.text).onSubmit { Task { await search.run() } }
            if search.isSearching { ProgressView() }
            if let message = search.message { Text(message) }
            List(search.results) { SpeciesRow(species: $0) }
        }
        .onChange(of: search.message) { newValue in
            if let message = newValue {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}

struct Species: Identifiable, Sendable { var id = 0 }

enum SpeciesAPI {
    static func search(_ text: String) async throws -> [Species] { [] }
}

struct SpeciesRow: View {
    let species: Species
    var body: some View { Text("") }
}
