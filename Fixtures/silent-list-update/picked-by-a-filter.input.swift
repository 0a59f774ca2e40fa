import SwiftUI

struct QuestionView: View {
    @State private var selectedQuestions: [Question] = []

    var body: some View {
        VStack {
            Button("Gardening") {
                selectedQuestions = Question.all.filter { $0.topic == "gardening" }
            }
            ForEach(selectedQuestions) { question in Text(question.text) }
        }
    }
}

struct Question: Identifiable {
    static let all: [Question] = []
    let id: Int
    let topic: String
    let text: String
}
