import SwiftUI

@MainActor
final class MemberModel: ObservableObject {
    @Published var nickname = ""
    @Published private(set) var medals: [String] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        let member = await Club.member()
        nickname = member.nickname
        medals = member.medals
        isLoading = false
    }
}

struct MemberView: View {
    @StateObject private var model = MemberModel()

    var body: some View {
        Form {
            if model.isLoading { ProgressView() }
            TextField("Nickname", text: $model.nickname)
            ForEach(model.medals, id: \.self) { Text($0) }
        }
        .task { await model.load() }
    }
}

enum Club {
    static func member() async -> (nickname: String, medals: [String]) { ("", []) }
}
