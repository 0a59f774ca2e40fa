import SwiftUI

struct LedgerToast: View {
    let message: String

    var body: some View {
        Text(message)
            .padding()
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: message)
                }
            }
            .onChange(of: message) { message in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: message)
                }
            }
    }
}

struct LedgerScreen: View {
    @State private var notice: String?

    var body: some View {
        List {
            Text("Entries")
        }
        .overlay(alignment: .bottom) {
            if let notice {
                LedgerToast(message: notice)
            }
        }
        .task { await fetch() }
    }

    private func fetch() async {
        await Task.yield()
        notice = "Up to date"
    }
}
