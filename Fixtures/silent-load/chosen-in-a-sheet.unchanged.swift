import SwiftUI

struct TripFormView: View {
    @State private var name = ""
    @State private var extras: [String] = []
    @State private var isChoosing = false
    @State private var showValidationErrors = false

    var body: some View {
        List {
            TextField("Name", text: $name)
            if showValidationErrors && name.isEmpty {
                Text("A trip needs a name")
            }
            Button("Choose extras") { isChoosing = true }
            ForEach(extras, id: \.self) { Text($0) }
            Button("Book") {
                showValidationErrors = true
                guard !name.isEmpty else { return }
            }
        }
        .sheet(isPresented: $isChoosing) {
            ExtrasChooser(chosen: extras) { picked in
                extras = picked
            }
        }
    }
}

struct ExtrasChooser: View {
    let chosen: [String]
    let onDone: ([String]) -> Void

    var body: some View { Button("Done") { onDone(chosen) } }
}
