import Foundation

enum LibraryError: Error {
    case offline
    case cardExpired
}

final class LibraryService {
    static let shared = LibraryService()

    /// Calls back on a background queue.
    func loans(completion: @escaping (Result<[Loan], Error>) -> Void) {
        DispatchQueue.global().async { completion(.failure(LibraryError.offline)) }
    }

    /// Calls back on a background queue.
    func renew(_ loan: Loan, completion: @escaping (Error?) -> Void) {
        DispatchQueue.global().async { completion(LibraryError.offline) }
    }

    func catalogue(matching text: String) -> [String] {
        ["Middlemarch", "Moby-Dick", "Momo"].filter { $0.contains(text) }
    }

    func branches() async throws -> [Branch] { [] }
    func fines() async throws -> [Fine] { [] }
    func reserve(_ title: String) async throws {}
    func pay(_ fine: Fine) async throws {}
}
