// fixture: --ios 17.0
import Observation
import SwiftUI

struct BookmarkForm: View {
    @State private var model = BookmarkModel()

    var body: some View {
        Form {
            TextField("Address", text: $model.address)
            HStack {
                if model.isSaved {
                    Text("The bookmark is saved")
                } else {
                    Button("Save") {
                        Task { await model.save() }
                    }
                    .disabled(model.isSaving)
                }
            }
        }
    }
}

@Observable
@MainActor
final class BookmarkModel {
    var address = ""
    var isSaved = false
    var isSaving = false

    func save() async {
        isSaving = true
        await Bookmarks.add(address)
        isSaving = false
        isSaved = true
    }
}

enum Bookmarks {
    static func add(_ address: String) async {}
}
