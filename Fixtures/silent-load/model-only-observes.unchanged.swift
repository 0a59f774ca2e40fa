import SwiftUI

struct Bookmark: Identifiable, Sendable {
  let id: Int
  let title: String
}

@MainActor
final class BookmarkModel: ObservableObject {
  @Published var bookmarks: [Bookmark] = []
  @Published var isFetched = false
  private var token: Int?

  func observe() async {
    guard token == nil else { return }
    token = await BookmarkStore.shared.observe { value in
      Task { @MainActor in
        self.bookmarks = value
        self.isFetched = true
      }
    }
  }
}

actor BookmarkStore {
  static let shared = BookmarkStore()

  func observe(_ body: @escaping @Sendable ([Bookmark]) -> Void) -> Int { 1 }
}

struct BookmarkList: View {
  @StateObject private var model = BookmarkModel()

  var body: some View {
    ZStack {
      List(model.bookmarks) { bookmark in
        Text(bookmark.title)
      }
      if !model.isFetched { ProgressView() }
    }
    .refreshable {
      await model.observe()
    }
  }
}
