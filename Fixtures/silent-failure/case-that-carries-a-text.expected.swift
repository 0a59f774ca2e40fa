import SwiftUI

struct FerryView: View {
    enum Phase {
        case idle
        case failed(String)
        case refused(FerryReply)
    }

    @State private var phase = Phase.idle

    var body: some View {
        VStack {
            Button("Book") { Task { await book() } }
            switch phase {
            case .idle: EmptyView()
            case .failed(let reason): Text(reason)
            case .refused(let reply): Text(reply.reason)
            }
        }
    }

    private func book() async {
        let reply = await FerryService.book()
        if reply.isFull {
            phase = .failed(reply.reason)
            UIAccessibility.post(notification: .announcement, argument: reply.reason)
        } else {
            phase = .refused(reply.answer)
        }
    }
}

struct FerryReply {
    var isFull = false
    var reason = ""
    var answer: FerryReply { self }
}

enum FerryService {
    static func book() async -> FerryReply { FerryReply() }
}
