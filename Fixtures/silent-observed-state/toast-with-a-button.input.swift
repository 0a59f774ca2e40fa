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
    }
}
