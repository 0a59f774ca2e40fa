import SwiftUI

struct NicknameView: View {
    @State private var nickname = ""
    @State private var errorMessage = ""
    @State private var isShowingError = false

    var body: some View {
        VStack {
            TextField("Nickname", text: $nickname)
            Button("Continue") {
                if nickname.count < 3 {
                    errorMessage = "Use at least three letters."
                    isShowingError = true
                }
            }
        }
        .alert(errorMessage, isPresented: $isShowingError) {}
    }
}
