import SwiftUI

struct ReceiptPanel: View {
    let orderID: String
    @State private var receipt: Receipt?
    @State private var problem: Error?
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else if let problem {
                VStack(spacing: 12) {
                    Image(systemName: "doc.badge.ellipsis")
                    Text("Error")
                        .font(.headline)
                    Text(problem.localizedDescription)
                    Button("Try Again") { Task { await open() } }
                }
            } else if let receipt {
                ReceiptPage(receipt: receipt)
            }
        }
    }

    func open() async {
        isLoading = true
        defer { isLoading = false }
        do {
            receipt = try await ReceiptService.receipt(of: orderID)
        } catch {
            problem = error
        }
    }
}

struct Receipt {
    let lines: [String]
}

struct ReceiptPage: View {
    let receipt: Receipt

    var body: some View {
        Text(receipt.lines.joined(separator: "\n"))
    }
}

enum ReceiptService {
    static func receipt(of orderID: String) async throws -> Receipt {
        Receipt(lines: [orderID])
    }
}
