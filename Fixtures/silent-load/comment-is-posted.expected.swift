import SwiftUI

struct RemarkAbout: Identifiable {
    let id: Int
    let text: String
}

struct RemarksView: View {
    @State private var remarks: [RemarkAbout] = []
    @State private var contentList: [RemarkAbout] = []
    @State private var isLoading = false
    let service: RemarkService

    var body: some View {
        VStack {
            if isLoading { ProgressView() }
            ForEach(remarks) { Text($0.text) }
            ForEach(contentList) { Text($0.text) }
            Button("Post") { Task { await postRemark() } }
        }
        .refreshable { await loadContent() }
    }

    private func postRemark() async {
        isLoading = true
        await service.post("Well done")
        remarks = await service.remarks()
        isLoading = false
    }

    private func loadContent() async {
        isLoading = true
        contentList = await service.remarks()
        if !Task.isCancelled {
            UIAccessibility.post(
                notification: .announcement,
                argument: "Remarks loaded: \(contentList.count)"
            )
        }
        isLoading = false
    }
}

struct RemarkService: Sendable {
    func post(_ text: String) async {}
    func remarks() async -> [RemarkAbout] { [] }
}
