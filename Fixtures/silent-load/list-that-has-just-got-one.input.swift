// fixture: --ios 17.0
import SwiftUI

struct PlacesView: View {
  @State private var places: [String] = []

  var body: some View {
    List {
      if places.isEmpty {
        Text("No places kept yet")
      }
      ForEach(places, id: \.self) { Text($0) }
      Button("Keep this one") {
        PlaceBook.ask { name in
          PlaceBook.savePlace(name)
          places = PlaceBook.kept()
        }
      }
    }
  }
}

enum PlaceBook {
  static func ask(_ done: @escaping @Sendable @MainActor (String) -> Void) {}
  static func savePlace(_ name: String) {}
  static func kept() -> [String] { [] }
}
