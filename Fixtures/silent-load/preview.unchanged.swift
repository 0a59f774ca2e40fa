import SwiftUI

struct LoadingList: View {
    @Binding var rows: [String]

    var body: some View {
        List(rows, id: \.self) { Text($0) }
    }
}

struct LoadingList_Previews: PreviewProvider {
    struct Host: View {
        @State private var rows: [String] = []
        @State private var message: String?

        var body: some View {
            LoadingList(rows: $rows)
                .task {
                    do {
                        rows = try await Samples.rows()
                    } catch {
                        message = error.localizedDescription
                    }
                }
        }
    }

    static var previews: some View { Host() }
}

enum Samples {
    static func rows() async throws -> [String] { [] }
}
