import SwiftUI
import UIKit

struct LinkView: View {
    let link: String

    @State private var isCopied = false

    var body: some View {
        VStack {
            Text(link)
            Button("Copy link") {
                UIPasteboard.general.string = link
                withAnimation { isCopied = true }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    withAnimation { isCopied = false }
                }
            }
        }
        .overlay(alignment: .bottom) {
            if isCopied {
                Label("Copied to clipboard", systemImage: "checkmark")
                    .padding()
                    .background(.ultraThinMaterial, in: Capsule())
            }
        }
    }
}
