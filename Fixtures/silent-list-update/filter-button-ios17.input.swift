// fixture: --ios 17.0
import SwiftUI

struct TrailsView: View {
  @State private var trails = Trail.all

  var body: some View {
    List {
      ForEach(trails) { Text($0.name) }
    }
    .toolbar {
      Button("Easy trails") {
        trails = Trail.all.filter { $0.isEasy }
      }
    }
  }
}

struct Trail: Identifiable {
  let id: Int
  let name: String
  let isEasy: Bool
  static let all: [Trail] = []
}
