import SwiftUI

struct InfoPopup: View {
    var title: Text

    var body: some View {
        title
    }
}

struct AccountView: View {
    @State private var isInfoShown = false

    var body: some View {
        VStack {
            Button("About the proxy") {
                isInfoShown = true
            }
            if isInfoShown {
                InfoPopup(title: Text("Proxy"))
            }
        }
    }
}
