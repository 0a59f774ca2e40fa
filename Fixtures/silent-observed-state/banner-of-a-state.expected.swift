import SwiftUI

@MainActor
final class UploadModel: ObservableObject {
    @Published var notice: String?

    func upload() async {
        do {
            try await Uploads.run()
        } catch {
            notice = "Nothing was uploaded"
        }
    }

    func cancel() { notice = "The upload is cancelled" }
}

struct UploadView: View {
    @StateObject private var model = UploadModel()

    var body: some View {
        VStack {
            if let notice = model.notice {
                NoticeBanner(message: notice) { model.notice = nil }
            }
            Button("Upload") { Task { await model.upload() } }
            Button("Cancel") { model.cancel() }
        }
    }
}

struct NoticeBanner: View {
    let message: String
    let onClose: () -> Void

    var body: some View {
        HStack {
            Text(message)
            Button("Close", action: onClose)
        }
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

enum Uploads {
    static func run() async throws {}
}
