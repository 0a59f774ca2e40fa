// fixture: --ios 16.0
import SwiftUI

struct ChatView: View {
  let file: String

  var body: some View {
    ScrollView {
      Balloon(file: file)
    }
  }
}

struct Balloon: View {
  let file: String

  var body: some View {
    HStack {
      FileView(file: file)
      Spacer()
    }
  }
}

struct FileView: View {
  let file: String
  @State private var error: String?
  @State private var isLoading = false
  private let service = FileService()

  var body: some View {
    Group {
      if isLoading {
        ProgressView()
      } else if let error {
        VStack {
          Text(error)
          Button("Retry") { Task { await load() } }
        }
      }
    }
    .task { await load() }
  }

  private func load() async {
    isLoading = true
    do {
      _ = try await service.load(file)
    } catch {
      self.error = error.localizedDescription
    }
    isLoading = false
  }
}

struct FileService: Sendable {
  func load(_ file: String) async throws -> String { file }
}
