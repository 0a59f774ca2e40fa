// fixture: --ios 17.0
import Combine
import SwiftUI

@main
struct GymApp: App {
    @StateObject private var membership = MembershipModel()

    var body: some Scene {
        WindowGroup { MembershipScreen(membership: membership) }
    }
}

@MainActor
final class MembershipModel: ObservableObject {
    @Published var renewalError: String?

    func renew() async {
        renewalError = nil
        do {
            try await Memberships.renew()
        } catch {
            renewalError = error.localizedDescription
        }
    }
}

struct MembershipScreen: View {
    @ObservedObject var membership: MembershipModel

    var body: some View {
        VStack(spacing: 16) {
            if let message = membership.renewalError {
                Text(message)
                    .foregroundColor(.red)
            }
            Button("Renew") {
                Task { await membership.renew() }
            }
        }
        .padding()
        .onDisappear { membership.renewalError = nil }
    }
}

@MainActor
final class RenewalWatch {
    let membership: MembershipModel
    private var subscription: AnyCancellable?

    init(membership: MembershipModel) {
        self.membership = membership
    }

    func start(_ tell: @escaping (String?) -> Void) {
        subscription = membership.$renewalError.sink { tell($0) }
    }
}

enum Memberships {
    static func renew() async throws {}
}
