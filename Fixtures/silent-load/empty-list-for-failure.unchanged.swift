import SwiftUI

struct Notice: Identifiable {
  let id: Int
  let title: String
}

struct NoticeBoard: View {
  @State private var notices: [Notice] = []
  let client: NoticeClient

  var body: some View {
    List(notices) { notice in
      Text(notice.title)
    }
    .refreshable {
      notices = await latestNotices()
    }
  }

  private func latestNotices() async -> [Notice] {
    guard let answer = await client.notices() else {
      return [Notice]()
    }
    return answer.reversed()
  }
}

struct NoticeClient {
  func notices() async -> [Notice]? { nil }
}
