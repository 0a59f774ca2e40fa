// fixture: --ios 16.0 --unsafe-fixes
import SwiftUI
import UIKit

final class TicketModel {
    let link = "https://example.com/k"
    private let isCopied: Binding<Bool>

    init(isCopied: Binding<Bool>) {
        self.isCopied = isCopied
    }

    func onCopy() {
        UIPasteboard.general.string = link
        isCopied.wrappedValue = true
    }
}
