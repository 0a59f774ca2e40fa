import SwiftUI

struct StationToast {
    let message: String
    let buttonTitle: String
    let action: () -> Void
}

struct StationToastView: View {
    let toast: StationToast

    var body: some View {
        HStack {
            Text(toast.message)
            Button(action: toast.action) {
                Text(toast.buttonTitle)
            }
        }
        .padding()
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: toast.message)
            }
        }
        .onChange(of: toast.message) { message in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}
