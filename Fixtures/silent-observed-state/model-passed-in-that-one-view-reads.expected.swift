// fixture: --ios 17.0
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
        .onChange(of: membership.renewalError) { _, newValue in
            if let message = newValue {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        message,
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
        }
    }
}

enum Memberships {
    static func renew() async throws {}
}
