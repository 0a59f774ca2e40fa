import SwiftUI

struct JobView: View {
    @State private var selectedTools: [String] = []

    var body: some View {
        VStack {
            Button("Take all") {
                selectedTools = Toolbox.all
                let announcement = "Tools selected: \(selectedTools.count)"
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: announcement)
                }
            }
            ForEach(selectedTools, id: \.self) { Text($0) }
        }
    }
}

enum Toolbox { static let all = ["Saw", "Plane"] }
