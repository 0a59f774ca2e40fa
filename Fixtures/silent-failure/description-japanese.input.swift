import SwiftUI

struct InspectionView: View {
    @State private var message: String?
    @State private var errorMessage: String?
    let recorder: Recorder

    var body: some View {
        VStack {
            Text("検査の記録")
            Image("arrow up")
            Image("arrow down")
            Image("arrow left")
            if let errorMessage { Text(errorMessage) }
            Button("保存") { save() }
        }
    }

    private func save() {
        do {
            try recorder.save()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct Recorder {
    func save() throws {}
}
