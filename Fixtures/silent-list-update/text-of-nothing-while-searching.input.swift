// fixture: --ios 17.0
import SwiftUI

struct FinderView: View {
  @State private var query = ""
  var people: [String]

  private var found: [String] {
    query.count < 2 ? people : people.filter { $0.contains(query) }
  }

  var body: some View {
    VStack {
      if found.isEmpty {
        if query.isEmpty {
          Text("No friends at all")
        } else {
          Text("No matches here")
        }
      } else {
        List(found, id: \.self) { Text($0) }
      }
    }
    .searchable(text: $query)
  }
}
