// fixture: --ios 16.0
import SwiftUI

enum EnrolmentProblem: LocalizedError {
    case full, closed

}

@MainActor
final class EnrolmentModel: ObservableObject {
    @Published var problem: EnrolmentProblem?
    @Published var place = 0

    func enrol() async {
        problem = nil
        do {
            place = try await CourseOffice.enrol()
        } catch let reason as EnrolmentProblem {
            problem = reason
        } catch {
            problem = .closed
        }
    }
}

struct EnrolmentView: View {
    @StateObject private var model = EnrolmentModel()

    var body: some View {
        VStack {
            if let text = model.problem?.localizedDescription {
                Text(text)
                    .foregroundColor(.red)
            }
            Button("Enrol") { Task { await model.enrol() } }
        }
    }
}

enum CourseOffice {
    static func enrol() async throws -> Int { 0 }
}
