import SwiftUI

struct BoatView: View {
    @State private var showsDeletePopup = false
    let name: String

    var body: some View {
        ZStack {
            VStack {
                Text(name)
                Button("Delete boat") {
                    showsDeletePopup = true
                }
            }
            if showsDeletePopup {
                Color.black.opacity(0.3)
                QuestionPopup(
                    isShown: $showsDeletePopup,
                    title: "Delete boat",
                    subtitle: "Its trips go as well",
                    confirmTitle: "Delete"
                )
            }
        }
    }
}

struct QuestionPopup: View {
    @Binding var isShown: Bool
    let title: String
    let subtitle: String
    let confirmTitle: String

    var body: some View {
        VStack {
            Text(title)
            Text(subtitle)
            Button(confirmTitle) { isShown = false }
        }
    }
}
