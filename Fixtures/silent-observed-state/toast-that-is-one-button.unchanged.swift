import SwiftUI

struct CatchToast: View {
    let title: String
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            VStack {
                Text("Added to your catches")
                Text(title)
            }
        }
    }
}
