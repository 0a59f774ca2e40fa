import SwiftUI

struct EntryView: View {
    @State private var problem = ""
    @State private var asksForName = false
    @State private var isWaiting = false

    var body: some View {
        VStack {
            if isWaiting {
                ProgressView()
            }
            Text(problem)
            Button("Enter") { enter() }
        }
        .sheet(isPresented: $asksForName) {
            Text("What is your name?")
        }
    }

    private func enter() {
        isWaiting = true
        Task {
            do {
                try await Gate.open()
            } catch {
                isWaiting = false
                problem = "The gate does not know you yet"
                asksForName.toggle()
            }
        }
    }
}

enum Gate {
    static func open() async throws {}
}
