// fixture: --unsafe-fixes
import SwiftUI

struct FlashcardView: View {
    let question: String
    @State private var showsHint = false

    var body: some View {
        VStack {
            Text(question)
            if showsHint {
                Text("It rhymes with moon.")
            }
            Button("Hint") {
                showsHint = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "It rhymes with moon."
                    )
                }
            }
        }
    }
}
