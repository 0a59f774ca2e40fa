// fixture: --ios 16.0
import SwiftUI

struct ClipScreen: View {
  enum Phase { case nothing, downloading, shown, failed }

  @State private var phase = Phase.nothing
  @State private var isFull = false
  let clips = ClipService()

  var body: some View {
    VStack {
      switch phase {
      case .nothing: Text("Tap to play")
      case .downloading: ProgressView()
      case .shown: Text("Playing")
      case .failed: Text("The clip could not be loaded")
      }
    }
    .onAppear { Task { await download() } }
    .refreshable { await download() }
    .onChange(of: isFull) { _ in Task { await download() } }
  }

  private func download() async {
    phase = .downloading
    do {
      try await clips.clip()
      phase = .shown
    } catch {
      phase = .failed
      if !Task.isCancelled {
        UIAccessibility.post(notification: .announcement, argument: "The clip could not be loaded")
      }
    }
  }
}

/// In each card of a list it would be told for each.
struct ClipCard: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      ClipContent()
    }
  }
}

struct ClipContent: View {
  enum Phase { case nothing, downloading, shown, failed }

  @State private var phase = Phase.nothing
  let clips = ClipService()

  var body: some View {
    VStack {
      switch phase {
      case .nothing: Text("Tap to play")
      case .downloading: ProgressView()
      case .shown: Text("Playing")
      case .failed: Text("The clip of this card could not be loaded")
      }
    }
    .onAppear { Task { await download() } }
  }

  private func download() async {
    phase = .downloading
    do {
      try await clips.clip()
      phase = .shown
    } catch {
      phase = .failed
    }
  }
}

struct ClipService: Sendable {
  func clip() async throws {}
}
