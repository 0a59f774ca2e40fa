import SwiftUI

struct MembershipView: View {
    @State private var restoreMessage: String?
    @State private var isRestoring = false
    @State private var plan: Plan?
    let api: MembershipAPI

    var body: some View {
        VStack {
            if isRestoring { ProgressView() }
            if let restoreMessage { Text(restoreMessage) }
            Button("Restore") { Task { await restore() } }
        }
    }

    private func restore() async {
        isRestoring = true
        defer { isRestoring = false }
        do {
            plan = try await api.currentPlan()
            restoreMessage = plan == nil ? "Nothing to restore" : "Your membership was restored"
            UIAccessibility.post(
                notification: .announcement,
                argument: plan == nil ? "Nothing to restore" : "Your membership was restored"
            )
        } catch {
            restoreMessage = "Restore failed"
            UIAccessibility.post(notification: .announcement, argument: "Restore failed")
        }
    }
}

struct Plan: Sendable {}

struct MembershipAPI {
    func currentPlan() async throws -> Plan? { nil }
}
