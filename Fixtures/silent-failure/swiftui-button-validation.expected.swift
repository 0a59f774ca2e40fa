import SwiftUI

struct NicknameView: View {
    @State private var nickname = ""
    @State private var errorMessage: String?
    var onContinue: (String) -> Void

    var body: some View {
        VStack {
            TextField("Nickname", text: $nickname)
            if let errorMessage {
                Text(errorMessage).foregroundColor(.red)
            }
            Button("Continue") {
                if nickname.count < 3 {
                    errorMessage = "Use at least three letters."
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Use at least three letters."
                        )
                    }
                } else {
                    errorMessage = nil
                    onContinue(nickname)
                }
            }
        }
    }
}
