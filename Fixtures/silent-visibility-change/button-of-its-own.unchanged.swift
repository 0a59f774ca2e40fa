import SwiftUI

struct ContinueButton: View {
    let action: () -> Void

    init(action: @escaping () -> Void) {
        self.action = action
    }

    var body: some View {
        Button("Continue", action: action)
    }
}

struct ChoiceView: View {
    @State private var choice: String?
    @State private var isMissing = false

    var body: some View {
        VStack {
            if isMissing {
                Image(systemName: "exclamationmark")
            }
            ContinueButton {
                if choice == nil {
                    withAnimation {
                        isMissing = true
                    }
                } else {
                    isMissing = false
                }
            }
        }
    }
}
