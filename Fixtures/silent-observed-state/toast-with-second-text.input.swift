import SwiftUI

struct HarborToast: View {
    let title: String
    let message: String?

    var body: some View {
        VStack {
            Text(title)
                .font(.headline)
            if let message {
                Text(message)
                    .font(.caption)
            }
        }
        .padding()
    }
}

