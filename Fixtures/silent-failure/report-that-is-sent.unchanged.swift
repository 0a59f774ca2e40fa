import Sentry
import UIKit

struct LogEntry {
    let isGrave: Bool
    let message: String
}

final class CrashLogSink {
    private let client = Client()

    func write(_ entry: LogEntry) {
        let work = { [weak self] in
            guard let self = self, entry.isGrave else { return }
            let errorEvent = Event(level: .error)
            errorEvent.message = entry.message
            errorEvent.tags = ["source": "app"]
            self.client.send(event: errorEvent)
        }
        work()
    }
}
