import SwiftUI

struct BadgeView: View {
    @State private var status = "No badge"

    var body: some View {
        Button("Earn") {
            status = "Badge earned"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Badge earned")
            }
        }
        #if BETA
        .buttonStyle(.bordered)
        #endif
        .overlay(alignment: .bottom) { Text(status) }
    }
}
