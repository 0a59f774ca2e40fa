import SwiftUI

struct DialingCode: Identifiable {
    let id: Int
    let country: String
}

struct RegionPage: Identifiable {
    let id: Int
}

struct DialingCodesView: View {
    @State private var itemList: [DialingCode] = []
    @State private var isLoading = true
    let service: CodeService

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            }
            List(itemList) { code in
                Text(code.country)
            }
        }
        .refreshable {
            isLoading = true
            itemList = await service.dialingCodes()
            if !Task.isCancelled {
                await MainActor.run {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Dialing codes loaded: \(itemList.count)"
                    )
                }
            }
            isLoading = false
        }
    }
}

struct RegionPagesView: View {
    @State private var dataList: [RegionPage] = []
    @State private var isLoading = true
    let service: CodeService

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            }
            List(dataList) { page in
                Text("\(page.id)")
            }
        }
        .refreshable {
            isLoading = true
            dataList = await service.pages()
            if !Task.isCancelled {
                await MainActor.run {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Items loaded: \(dataList.count)"
                    )
                }
            }
            isLoading = false
        }
    }
}

struct CodeService: Sendable {
    func dialingCodes() async -> [DialingCode] { [] }
    func pages() async -> [RegionPage] { [] }
}
