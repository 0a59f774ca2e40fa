import UIKit

actor Downloader {
    private(set) var files: [String] = []
    private var errorMessage: String?

    func download() async {
        do {
            files = try await Self.fetch()
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    static func fetch() async throws -> [String] { [] }
}
