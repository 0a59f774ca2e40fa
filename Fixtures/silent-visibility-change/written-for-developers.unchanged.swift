import SwiftUI

/// What is only shown while the app is developed is no message.
struct SharedPage: View {
  @State private var page: String?
  @State private var isLoaded = false
  @State private var failure: Error?
  let load: () async throws -> String

  var body: some View {
    VStack {
      if isLoaded, failure != nil {
        Text("The page could not be loaded")
        if Settings.isDebugging {
          Text("\(failure.debugDescription)")
        }
      } else {
        ProgressView()
      }
    }
    .task {
      do {
        page = try await load()
        isLoaded = true
      } catch {
        failure = error
        isLoaded = true
      }
    }
  }
}

enum Settings { static let isDebugging = false }
