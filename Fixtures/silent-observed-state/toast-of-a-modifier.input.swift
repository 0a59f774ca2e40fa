import SwiftUI

struct Toast: Equatable {
    var text: String
    var isError = false
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let toast = toast {
                    HStack {
                        Image(systemName: toast.isError ? "xmark" : "checkmark")
                        Text(toast.text)
                    }
                    .padding()
                    .background(.thinMaterial)
                    .onTapGesture { self.toast = nil }
                }
            }
            .onChange(of: toast) { value in
                guard value != nil else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { toast = nil }
            }
    }
}

extension View {
    func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

struct BasketView: View {
    @State private var toast: Toast?
    let service: BasketService

    var body: some View {
        Button("Add") {
            Task {
                await service.add()
                toast = Toast(text: "Added to basket")
            }
        }
        .toast($toast)
    }
}

struct BasketService {
    func add() async {}
}
