// fixture: --ios 17.0
import SwiftUI
import UIKit

enum Places {
  static func find(_ text: String, _ completion: @escaping ([String]) -> Void) { completion([]) }
}

struct PlacePicker: View {
  @State private var places: [String] = []
  @State private var isSearching = false
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Place", text: $query)
      Button("Find") { findPlaces(query) }
      if isSearching {
        Text("Searching places")
      }
      Text(places.joined(separator: ", "))
    }
  }

  private func findPlaces(_ text: String) {
    isSearching = true
    Places.find(text) { found in
      places = found
      isSearching = false
    }
  }
}
