// fixture: --unsafe-fixes
import SwiftUI

protocol NoteForm: ObservableObject {
    var text: String { get set }
    var showsError: Bool { get }
    func save()
}

final class NewNoteForm: NoteForm {
    @Published var text = ""
    @Published var showsError = false
    private let notes = Notes()

    func save() {
        guard !text.isEmpty else {
            showsError = true
            return
        }
        notes.add(text)
    }
}

struct NotePage<Form: NoteForm>: View {
    @StateObject private var form: Form

    init(form: Form) {
        _form = .init(wrappedValue: form)
    }

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Note", text: $form.text)
            if form.showsError {
                Text("A note can't be blank.")
                    .foregroundColor(.red)
            }
            Button("Save") { form.save() }
        }
    }
}

final class Notes {
    func add(_ text: String) {}
}
