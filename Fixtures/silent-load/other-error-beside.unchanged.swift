import Foundation
import SwiftUI

struct ToursView: View {
    @StateObject private var model = ToursModel()

    var body: some View {
        List {
            if model.isLoading {
                ProgressView()
            } else if let problem = model.loginError {
                Text(problem.hint)
            } else if let error = model.error {
                Text(error)
            } else if model.tours.isEmpty {
                Text("No tours yet")
            } else {
                ForEach(model.tours, id: \.self) { tour in
                    Text(tour)
                }
            }
        }
        .refreshable {
            await model.load()
        }
    }
}

@MainActor
final class ToursModel: ObservableObject {
    @Published var tours: [String] = []
    @Published var error: String?
    @Published var loginError: LoginProblem?
    @Published var isLoading = false

    private let signIn = SignIn()

    func sign() {
        signIn.fail()
        loginError = signIn.problem
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            let url = URL(fileURLWithPath: "tours.txt")
            tours = try await TourArchive.lines(at: url)
            error = nil
        } catch {
            self.error = error.localizedDescription
        }
    }
}

enum TourArchive {
    static func lines(at url: URL) async throws -> [String] { [] }
}

struct LoginProblem: Error {
    let hint: String
}

@MainActor
final class SignIn {
    private(set) var problem: LoginProblem?
    func fail() { problem = LoginProblem(hint: "Sign in again") }
}
