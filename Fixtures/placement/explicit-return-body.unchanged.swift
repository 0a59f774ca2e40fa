import SwiftUI

struct TideView: View {
    @State private var errorText: String?

    var body: some View {
        var status = "High water at noon"
        if let errorText {
            status = errorText
        }
        return Text(status)
    }
}
