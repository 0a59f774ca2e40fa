import SwiftUI
import UIKit

struct NoticeToastView: View {
    let text: String

    var body: some View {
        Text(text)
            .padding()
            .background(Color.gray)
    }
}

@MainActor
final class NoticeToastViewModel: ObservableObject {
    @Published var visibleNotice: String?
    private let handler = AnnouncementHandler()

    func show(_ notice: String) {
        visibleNotice = notice
        handler.post(notification: .announcement, argument: notice)
    }
}

@MainActor
final class AnnouncementHandler {
    func post(notification: UIAccessibility.Notification, argument: Any?) {
        UIAccessibility.post(notification: notification, argument: argument)
    }
}

struct NoticeScreen: View {
    @StateObject private var toasts = NoticeToastViewModel()

    var body: some View {
        VStack {
            Button("Send") { toasts.show("The notice is out") }
            if let text = toasts.visibleNotice {
                NoticeToastView(text: text)
            }
        }
    }
}

@main
struct NoticeApp: App {
    var body: some Scene {
        WindowGroup { NoticeScreen() }
    }
}
