// fixture: --ios 17.0
import SwiftUI

enum Stage<Content> {
  case loading
  case loaded(Content)
  case failed(message: String)
}

struct HarbourContent: View {
  let tides: Stage<[String]>
  let winds: Stage<[String]>
  let retry: () -> Void

  var body: some View {
    List {
      switch tides {
      case .loading: ProgressView()
      case .loaded(let tides): Text(tides.joined())
      case .failed(let message): RetryNote(message: message, retry: retry)
      }
      switch winds {
      case .loading: ProgressView()
      case .loaded(let winds): Text(winds.joined())
      case .failed(let message): RetryNote(message: message, retry: retry)
      }
    }
  }
}

struct RetryNote: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    HStack {
      Text(message)
      Button("Retry", action: retry)
    }
  }
}
