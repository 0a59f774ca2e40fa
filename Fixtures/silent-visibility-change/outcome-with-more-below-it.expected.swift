import SwiftUI

struct TransferView: View {
    enum Phase { case enter, processing, completed }
    @State private var phase: Phase = .enter
    let bank: Bank

    var body: some View {
        VStack {
            switch phase {
            case .enter:
                Button("Send the money") { Task { await send() } }
            case .processing:
                ProgressView()
            case .completed:
                Text("The money is on its way")
                Text("It takes a day or two to arrive.")
                Button("Done") { phase = .enter }
            }
        }
    }

    private func send() async {
        phase = .processing
        await bank.send()
        phase = .completed
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "The money is on its way")
        }
    }
}

struct Bank { func send() async {} }
