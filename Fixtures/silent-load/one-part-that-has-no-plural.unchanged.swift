import SwiftUI

struct Visit: Identifiable {
    let id: Int
    let place: String
}

@MainActor
final class MemberModel: ObservableObject {
    @Published var nickname: String?
    @Published var recentHistory: [Visit] = []
    @Published var isSyncing = false

    func load() async {
        let member = await Club.member()
        nickname = member.nickname
        recentHistory = member.visits
    }

    func sync() async {
        isSyncing = true
        await Club.sync()
        isSyncing = false
    }
}

struct MemberView: View {
    @StateObject private var model = MemberModel()

    var body: some View {
        ScrollView {
            Text(model.nickname ?? "")
            if model.isSyncing { ProgressView() }
            Button("Sync") { Task { await model.sync() } }
            ForEach(model.recentHistory) { visit in
                Text(visit.place)
            }
        }
        .task { await model.load() }
    }
}

enum Club {
    static func member() async -> (nickname: String, visits: [Visit]) { ("", []) }
    static func sync() async {}
}
