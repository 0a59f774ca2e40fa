import SwiftUI

struct QuestionView: View {
    @State private var selectedQuestions: [Question] = []

    var body: some View {
        VStack {
            Button("Gardening") {
                selectedQuestions = Question.all.filter { $0.topic == "gardening" }
                let announcement = "Questions shown: \(selectedQuestions.count)"
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: announcement)
                }
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
