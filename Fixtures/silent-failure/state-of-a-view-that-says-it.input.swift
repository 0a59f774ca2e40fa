// fixture: --ios 16.0
import SwiftUI

struct LettersScreen: View {
  enum Phase {
    case loading
    case shown([String])
    case failed(Error)
  }

  @State private var phase = Phase.loading
  let post = PostService()

  var body: some View {
    VStack {
      switch phase {
      case .loading:
        ProgressView()
      case .shown(let letters):
        ForEach(letters, id: \.self) { Text($0) }
      case .failed:
        FailureNotice(title: "No letters", message: "The post office does not answer.")
      }
    }
    .refreshable { await fetch() }
  }

  private func fetch() async {
    do {
      phase = .shown(try await post.letters())
    } catch {
      phase = .failed(error)
    }
  }
}

struct FailureNotice: View {
  let title: LocalizedStringKey
  let message: LocalizedStringKey

  var body: some View {
    VStack {
      Text(title)
      Text(message)
    }
  }
}

struct PostService: Sendable {
  func letters() async throws -> [String] { [] }
}
