import SwiftUI

struct CompostView: View {
    @State private var message: String?

    var body: some View {
        VStack {
            Button("Turn") {
                withAnimation {
                    message = "The heap was turned"
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "The heap was turned"
                    )
                }
            }
            if let message {
                Text(message)
            }
        }
    }
}
