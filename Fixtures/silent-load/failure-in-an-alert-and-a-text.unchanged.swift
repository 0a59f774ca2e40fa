import SwiftUI

@MainActor
final class CoursesModel: ObservableObject {
  @Published var courses: [String] = []
  @Published var errorMessage: String?
  @Published var isLoading = false

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      courses = try await CourseService.fetch()
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}

struct CoursesView: View {
  @StateObject private var model = CoursesModel()

  var body: some View {
    VStack {
      if model.isLoading {
        ProgressView()
      } else if let errorMessage = model.errorMessage {
        Text(errorMessage)
      }
      ForEach(model.courses, id: \.self) { course in
        Text(course)
      }
    }
    .refreshable {
      await model.load()
    }
    .alert("Error", isPresented: .constant(model.errorMessage != nil)) {
      Button("OK") { model.errorMessage = nil }
    } message: {
      Text(model.errorMessage ?? "")
    }
  }
}

enum CourseService {
  static func fetch() async throws -> [String] { [] }
}
