import SwiftUI

struct TransferView: View {
    enum Phase { case enter, completed }
    @State private var phase: Phase = .enter
    let bank: Bank

    var body: some View {
        VStack {
            switch phase {
            case .enter:
                Button("Send the money") { Task { await send() } }
            case .completed:
                Text("The money is on its way")
                Text("It takes a day or two to arrive.")
                Button("Done") { phase = .enter }
            }
        }
    }

    private func send() async {
        await bank.send()
        phase = .completed
    }
}

struct Bank { func send() async {} }
