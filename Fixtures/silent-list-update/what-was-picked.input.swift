import SwiftUI

struct JobView: View {
    @State private var selectedTools: [String] = []

    var body: some View {
        VStack {
            Button("Take all") {
                selectedTools = Toolbox.all
            }
            ForEach(selectedTools, id: \.self) { Text($0) }
        }
    }
}

enum Toolbox { static let all = ["Saw", "Plane"] }
