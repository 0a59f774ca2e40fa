import SwiftUI

struct CompostView: View {
    @State private var message: String?

    var body: some View {
        VStack {
            Button("Turn") {
                withAnimation {
                    message = "The heap was turned"
                }
            }
            if let message {
                Text(message)
            }
        }
    }
}
