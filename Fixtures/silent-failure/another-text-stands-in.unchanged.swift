import SwiftUI

struct DayView: View {
    @State private var score = 50
    @State private var adviceMessage = ""
    private let coach = Coach()

    var body: some View {
        VStack {
            Text(adviceMessage)
            Button("Advise Me") {
                Task { await advise() }
            }
        }
    }

    private func advise() async {
        do {
            let answer = try await coach.advice(for: score)
            adviceMessage = answer.trimmed()
        } catch {
            adviceMessage = score > 75 ? "Great progress today!" : "Keep working on your goals!"
        }
    }
}

struct Coach: Sendable {
    func advice(for score: Int) async throws -> String { "" }
}

extension String {
    func trimmed() -> String { self }
}
