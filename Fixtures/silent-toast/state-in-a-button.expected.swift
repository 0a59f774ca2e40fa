import SwiftUI

struct ColourView: View {
    let hex: String
    @State private var toastMessage: String?

    var body: some View {
        VStack {
            Text(hex)
            Button("Copy") {
                UIPasteboard.general.string = hex
                toastMessage = "Colour copied"
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: "Colour copied")
                }
            }
        }
        .overlay(alignment: .bottom) {
            if let toastMessage {
                Text(toastMessage)
            }
        }
    }
}
