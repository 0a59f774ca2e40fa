import SwiftUI

struct ChartView: View {
  @State private var errorText: String?
  @State private var isFar = false
  @State private var isDrawing = false

  var body: some View {
    VStack {
      if let errorText {
        Text(errorText)
      }
      if isDrawing { ProgressView() }
      Button("Draw") {
        Task { await draw() }
      }
    }
  }

  private func draw() async {
    isDrawing = true
    do {
      if isFar {
        try await Chart.load()
      }
    } catch {
      isDrawing = false
      errorText = "Not drawn: \(error.localizedDescription)"
      UIAccessibility.post(
        notification: .announcement,
        argument: "Not drawn: \(error.localizedDescription)"
      )
    }
  }
}

enum Chart {
  static func load() async throws {}
}
