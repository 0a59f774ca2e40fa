import SwiftUI

struct Tide: Identifiable {
  let id: Int
  let name: String
}

struct TideList: View {
  @State private var tides: [Tide] = []
  @State private var isLoading = false
  let all: [Tide]

  var body: some View {
    ZStack {
      List(tides) { tide in
        Text(tide.name)
      }
      if isLoading { ProgressView() }
    }
    .refreshable {
      isLoading = true
      tides = await latestTides()
      if !Task.isCancelled {
        await MainActor.run {
          UIAccessibility.post(
            notification: .announcement,
            argument: "Tides loaded: \(tides.count)"
          )
        }
      }
      isLoading = false
    }
  }
}

extension TideList { func latestTides() async -> [Tide] { return all } }
