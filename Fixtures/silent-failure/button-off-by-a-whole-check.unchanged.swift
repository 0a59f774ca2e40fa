import SwiftUI

struct DishView: View {
    let onSave: (Double) -> Void
    @State private var name = ""
    @State private var price: Double?
    @State private var isSaving = false
    @State private var problem: String?

    var body: some View {
        Form {
            TextField("Name", text: $name)
            if let problem { Text(problem).foregroundColor(.red) }
            Button("Save") { save() }
                .disabled(!isComplete || isSaving)
        }
    }

    private var isComplete: Bool {
        !name.isEmpty && price != nil
    }

    private func save() {
        guard isComplete, let amount = price else {
            problem = "Fill in the name and the price."
            return
        }
        onSave(amount)
    }
}
