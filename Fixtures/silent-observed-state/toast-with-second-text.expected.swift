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
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: [title, message].compactMap { $0 }.joined(separator: ", ")
                )
            }
        }
        .onChange(of: [title, message].compactMap { $0 }.joined(separator: ", ")) { newValue in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: newValue)
            }
        }
    }
}

