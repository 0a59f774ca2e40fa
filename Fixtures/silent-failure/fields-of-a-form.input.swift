import SwiftUI

struct RecipeForm: View {
    @State private var title = ""
    @State private var minutes = ""
    @State private var titleError: String?
    @State private var minutesError: String?

    var body: some View {
        Form {
            TextField("Title", text: $title)
            if let titleError { Text(titleError) }
            TextField("Minutes", text: $minutes)
            if let minutesError { Text(minutesError) }
            Button("Save") { save() }
            Button("Check the time") { checkMinutes() }
        }
    }

    private func save() {
        guard validate() else { return }
        Kitchen.save(title)
    }

    private func validate() -> Bool {
        titleError = nil
        minutesError = nil
        if title.isEmpty {
            titleError = "Give the recipe a title."
        }
        if Int(minutes) == nil {
            minutesError = "Say how many minutes it takes."
        }
        return titleError == nil && minutesError == nil
    }

    private func checkMinutes() {
        minutesError = Int(minutes) == nil ? "Say how many minutes it takes." : nil
    }
}

enum Kitchen {
    static func save(_ title: String) {}
}
