import SwiftUI

struct ChipsView: View {
    @State private var chips: [String] = ["a", "b"]
    @State private var statusMessage: String?
    @State private var errorText: String?

    var body: some View {
        VStack {
            ForEach(chips, id: \.self) { chip in
                Button(chip) { remove(chip) }
            }
            if let statusMessage { Text("\(statusMessage) removed") }
            if let errorText { Text("\(errorText) is in use") }
        }
    }

    private func remove(_ chip: String) {
        if chip == "a" {
            errorText = chip
        } else {
            chips.removeAll { $0 == chip }
            statusMessage = chip
        }
    }
}
