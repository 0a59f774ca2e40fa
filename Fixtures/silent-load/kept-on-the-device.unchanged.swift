import SwiftUI

struct DraftsView: View {
  @State private var drafts: [String] = []
  @State private var isLoading = false

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      List(drafts, id: \.self) { draft in Text(draft) }
    }
    .refreshable { await refreshDrafts() }
  }

  private func refreshDrafts() async {
    isLoading = true
    let found = await DraftDBManager.shared.all()
    drafts = found
    isLoading = false
  }
}

actor DraftDBManager {
  static let shared = DraftDBManager()
  func all() -> [String] { [] }
}
