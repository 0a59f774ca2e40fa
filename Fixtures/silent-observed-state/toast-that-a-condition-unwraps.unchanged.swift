import SwiftUI

/// Outside of the condition `toast` is optional: a modifier there cannot read its title.
struct BuoyToastView: View {
    let toast: BuoyToast?

    var body: some View {
        VStack {
            content()
            Spacer()
        }
    }

    @ViewBuilder
    private func content() -> some View {
        if let toast {
            Text(toast.title)
        }
    }
}

struct BuoyToast {
    let title: String
}
