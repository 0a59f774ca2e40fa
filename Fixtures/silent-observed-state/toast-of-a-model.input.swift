// fixture: --unsafe-fixes
import SwiftUI

@MainActor
final class NoticeModel: ObservableObject {
    @Published private(set) var text = ""
    @Published private(set) var isVisible = false

    func noticeTapped() {
        text = "Your microphone is muted"
        isVisible = true
    }
}

struct NoticeToast: View {
    @ObservedObject var model: NoticeModel

    var body: some View {
        VStack {
            if model.isVisible {
                Text(model.text)
            }
        }
        .padding()
    }
}
