import SwiftUI

struct TourView: View {
    enum Page { case welcome, places, people }

    @State private var page = Page.welcome
    @State private var nextButtonMessage = "Next"

    var body: some View {
        VStack {
            Text("Welcome to the tour.")
            Button {
                goOn()
            } label: {
                Text(nextButtonMessage)
            }
        }
    }

    private func goOn() {
        switch page {
        case .welcome:
            page = .places
        case .places:
            page = .people
            nextButtonMessage = "Start looking"
        case .people:
            nextButtonMessage = "Start looking"
        }
    }
}
