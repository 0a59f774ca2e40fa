import SwiftUI
import UIKit

struct BerthCodeRow: View {
    let code: String
    @State private var isCodeCopied = false

    var body: some View {
        VStack {
            Button(action: copyCode) {
                Text(code)
            }
            if isCodeCopied {
                Text("Copied")
            }
        }
    }

    private func copyCode() {
        UIPasteboard.general.string = code
        withAnimation { isCodeCopied = true }
        Task {
            try? await Task.sleep(for: .milliseconds(1500))
            withAnimation { isCodeCopied = false }
        }
    }
}
