import SwiftUI

struct LighthouseListView: View {
  @State private var lighthouses: [String] = []
  @State private var isLoading = false

  var body: some View {
    List(lighthouses, id: \.self) { name in Text(name) }
      .overlay { if isLoading { ProgressView() } }
      .task {
        lighthouses = await Coast.lighthouses()
      }
  }
}

enum Coast {
  static func lighthouses() async -> [String] { [] }
}
