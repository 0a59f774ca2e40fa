import SwiftUI
import UIKit

struct LinkRow: View {
    let link: String
    @State private var showCopied = false

    var body: some View {
        Text(link)
            .overlay {
                if showCopied {
                    Label("Copied to clipboard", systemImage: "doc.on.doc")
                }
            }
            .onTapGesture {
                copy(link)
            }
    }

    private func copy(_ text: String) {
        UIPasteboard.general.string = text
        withAnimation { showCopied = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Copied to clipboard")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
            withAnimation { showCopied = false }
        }
    }
}
