// fixture: --ios 17.0
import SwiftUI

enum Stage<Content> {
  case idle
  case loaded(Content)
  case failed(message: String)
}

struct TidesContent: View {
  let stage: Stage<[String]>
  let retry: () -> Void

  var body: some View {
    switch stage {
    case .idle: Text("Pull to load")
    case .loaded(let tides): List(tides, id: \.self) { Text($0) }
    case .failed(let message):
      VStack {
        Text(message)
        Button("Retry", action: retry)
      }
    }
  }
}
