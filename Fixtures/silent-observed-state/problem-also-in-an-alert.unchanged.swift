// fixture: --ios 16.0
import SwiftUI

enum EnrolmentProblem: Error {
    case full, closed

    var message: String {
        switch self {
        case .full: return "The course is full"
        case .closed: return "The course takes no more names"
        }
    }
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
            if let problem = model.problem {
                Text(problem.message)
                    .foregroundColor(.red)
            }
            Button("Enrol") { Task { await model.enrol() } }
        }
        .alert("Not enrolled", isPresented: .constant(model.problem != nil)) {
            Button("OK") { model.problem = nil }
        }
    }
}

enum CourseOffice {
    static func enrol() async throws -> Int { 0 }
}
