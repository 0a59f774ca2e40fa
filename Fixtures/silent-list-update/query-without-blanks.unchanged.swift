// fixture: --ios 17.0
import SwiftUI

struct TicketSearchView: View {
    @State private var query = ""
    @State private var tickets: [String] = []

    private var trimmedQuery: String {
        query.filter { $0 != " " }
    }

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            if trimmedQuery.isEmpty {
                Text("Search all tickets")
            } else {
                List(tickets, id: \.self) { Text($0) }
            }
        }
    }
}
