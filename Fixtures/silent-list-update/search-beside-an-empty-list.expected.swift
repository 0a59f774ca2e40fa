import SwiftUI

struct TripsView: View {
    @State private var trips: [Trip] = []
    @State private var query = ""

    private var shown: [Trip] {
        let words = query.lowercased()
        return words.isEmpty ? trips : trips.filter { $0.town.lowercased().contains(words) }
    }

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            if trips.isEmpty {
                Text("Plan your first trip.")
            } else if shown.isEmpty && !query.isEmpty {
                nothingFound
            } else {
                List(shown) { trip in
                    Text(trip.town)
                }
            }
        }
        .onChange(of: shown.isEmpty) { isEmpty in
            if isEmpty, !query.isEmpty {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "No trip goes there"
                    )
                }
            }
        }
    }

    private var nothingFound: some View {
        VStack {
            Image(systemName: "magnifyingglass")
            Text("No trip goes there")
        }
    }
}

struct Trip: Identifiable {
    let id: Int
    let town: String
}
