import SwiftUI

struct FerryView: View {
    @State private var showsDeletePopup = false
    let name: String
    let trips: Int

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
                FerryPopup(
                    isShown: $showsDeletePopup,
                    title: "Delete the boat?",
                    subtitle: "Its \(trips) trips go as well",
                    confirmTitle: "Delete"
                )
            }
        }
    }
}

struct FerryPopup: View {
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
