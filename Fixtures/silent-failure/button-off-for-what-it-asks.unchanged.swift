import SwiftUI

struct NewPlantView: View {
    let onAdd: (String) -> Void
    @State private var name = ""
    @State private var problem: String?

    var body: some View {
        Form {
            TextField("Name", text: $name)
            if let problem { Text(problem).foregroundColor(.red) }
            Button(action: {
                let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
                if trimmed.isEmpty {
                    problem = "Give the plant a name"
                    return
                }
                problem = nil
                onAdd(trimmed)
            }) {
                Text("Add")
            }
            .disabled(isNameless)
        }
    }

    private var isNameless: Bool {
        name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }
}
