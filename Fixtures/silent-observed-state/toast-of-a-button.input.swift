import SwiftUI

struct Toast: Equatable {
    var message: String
}

struct FavouritesView: View {
    @State private var toast: Toast?

    var body: some View {
        Button("Add to favourites") {
            toast = Toast(message: "Added to favourites")
        }
        .modifier(ToastModifier(toast: $toast))
    }
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?

    func body(content: Content) -> some View {
        content.overlay(alignment: .bottom) {
            if let toast {
                ToastView(toast: toast)
            }
        }
    }
}

struct ToastView: View {
    let toast: Toast

    var body: some View {
        Text(toast.message)
            .padding()
    }
}
