import SwiftUI

struct Subject: Identifiable {
    let id: Int
    let keywords: [String]
}

struct SubjectsView: View {
    @State private var subjects: [Subject] = []
    @State private var isLoading = false
    let library: Library

    private var allKeywords: [String] {
        subjects.flatMap { $0.keywords }
    }

    var body: some View {
        VStack {
            if isLoading { ProgressView() }
            ForEach(allKeywords, id: \.self) { Text($0) }
        }
        .refreshable { await refreshSubjects() }
    }

    private func refreshSubjects() async {
        isLoading = true
        subjects = await library.subjects()
        isLoading = false
    }
}

struct Library: Sendable {
    func subjects() async -> [Subject] { [] }
}
