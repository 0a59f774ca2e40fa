import SwiftUI

struct Link: Identifiable, Sendable {
  let id: Int
  let title: String
}

struct LinkManager: View {
  @State private var links: [Link] = []
  let store: LinkStore

  var body: some View {
    List(links) { link in
      Button("Remove \(link.title)") {
        Task { await unlink(link) }
      }
    }
    .task {
      await fetch()
    }
  }

  private func fetch() async {
    let found = await store.links()
    withAnimation {
      links = found
    }
  }

  private func unlink(_ link: Link) async {
    await store.remove(link)
    await fetch()
  }
}

actor LinkStore {
  func links() -> [Link] { [] }
  func remove(_ link: Link) {}
}
