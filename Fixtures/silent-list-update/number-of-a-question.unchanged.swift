import SwiftUI

struct QuizView: View {
    @State private var question = 0
    let questions: [Question]

    var body: some View {
        VStack {
            Text(questions[question].prompt)
            ForEach(questions[question].answers.indices, id: \.self) { index in
                Button(questions[question].answers[index]) { restart() }
            }
        }
    }

    private func restart() {
        question = 0
    }
}

struct Question {
    let prompt: String
    let answers: [String]
}
