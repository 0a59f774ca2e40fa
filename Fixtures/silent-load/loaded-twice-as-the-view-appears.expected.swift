import SwiftUI

@MainActor
final class ReceiptsModel: ObservableObject {
    @Published private(set) var receipts: [String] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        receipts = await ReceiptBox.receipts()
        isLoading = false
    }
}

struct ReceiptsView: View {
    @StateObject private var model = ReceiptsModel()

    var body: some View {
        List(model.receipts, id: \.self) { Text($0) }
            .overlay {
                if model.isLoading { ProgressView() }
            }
            .task {
                await model.load()
                if !Task.isCancelled {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Receipts loaded: \(model.receipts.count)"
                    )
                }
            }
            .onAppear {
                Task { await model.load() }
            }
    }
}

enum ReceiptBox {
    static func receipts() async -> [String] { [] }
}
