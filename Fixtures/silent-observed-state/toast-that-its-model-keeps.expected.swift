import SwiftUI

struct NoticeToastView: View {
    let text: String

    var body: some View {
        Text(text)
            .padding()
            .background(Color.gray)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: text)
                }
            }
            .onChange(of: text) { text in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: text)
                }
            }
    }
}

@MainActor
final class NoticeToastViewModel: ObservableObject {
    @Published var visibleNotice: String?

    func show(_ notice: String) {
        visibleNotice = notice
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
