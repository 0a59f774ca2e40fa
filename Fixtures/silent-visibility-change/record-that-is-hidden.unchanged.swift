// fixture: --ios 16.0 --unsafe-fixes
import Foundation

final class ThreadStore {
    private var threads: [String: ThreadRecord] = [:]

    func handle(_ event: String, of id: String) {
        guard let thread = threads[id] else { return }
        switch event {
        case "hidden": thread.isHidden = true
        default: thread.isHidden = false
        }
    }
}

final class ThreadRecord {
    var isHidden = false
}
