// fixture: --ios 16.0
import SwiftUI

struct ShelfView: View {
    @State private var statusMessage = ""

    var body: some View {
        VStack {
            Color.gray
                .gesture(DragGesture().onEnded { handleDrag($0.translation) })
            Text(statusMessage)
        }
    }

    private func handleDrag(_ translation: CGSize) {
        if translation.width > 80 {
            statusMessage = "Put aside"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Put aside")
            }
        }
    }
}
