import SwiftUI

struct SeasonView: View {
    let month: Int

    var body: some View {
        let status = month < 6 ? "Spring" : "Autumn"
        VStack {
            if month == 12 {
                Text("Winter break")
            }
            ForEach(1..<month, id: \.self) { Text("\($0)") }
            Text(status)
        }
    }
}
