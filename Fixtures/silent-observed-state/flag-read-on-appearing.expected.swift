import SwiftUI

struct BadgeToast: View {
    let title: String
    @Binding var isShowing: Bool

    var body: some View {
        VStack {
            if isShowing {
                Text(title)
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                            UIAccessibility.post(notification: .announcement, argument: title)
                        }
                    }
                    .onChange(of: title) { title in
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                            UIAccessibility.post(notification: .announcement, argument: title)
                        }
                    }
            }
            Spacer()
        }
        .onAppear {
            if isShowing {
                DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isShowing = false }
            }
        }
    }
}
