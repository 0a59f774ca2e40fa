import SwiftUI

struct NicknameView: View {
    @State private var nickname = ""
    @State private var errorMessage: String?
    @AccessibilityFocusState private var isErrorFocused: Bool

    var body: some View {
        VStack {
            TextField("Nickname", text: $nickname)
            if let errorMessage {
                Text(errorMessage).accessibilityFocused($isErrorFocused)
            }
            Button("Continue") {
                if nickname.count < 3 {
                    errorMessage = "Use at least three letters."
                    isErrorFocused = true
                }
            }
        }
    }
}
