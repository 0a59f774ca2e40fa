// fixture: --ios 17.0
import Foundation
import SwiftUI

struct MemoSheet: View {
  enum Stage {
    case recording
    case sending
    case reviewing
  }

  @State private var stage = Stage.recording
  @State private var failure = ""
  @State private var isSending = false
  @State private var words = ""

  let recorder: MemoRecorder
  let service: MemoService

  var body: some View {
    VStack {
      Button("Start anew", action: start)
      if stage == .reviewing {
        Text(words)
        Button("Done", action: save)
      }
      if stage == .recording {
        Button("Stop", action: stop)
      }
      if isSending {
        ProgressView()
      } else {
        Button("Send", action: send)
      }
      if !failure.isEmpty {
        Text(failure)
      }
    }
    .onAppear(perform: start)
  }

  private func start() {
    recorder.requestRecordPermission { granted in
      DispatchQueue.main.async {
        if granted {
          recorder.start()
        } else {
          failure = "Memo needs the microphone. Allow it in Settings."
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            AccessibilityNotification.Announcement(
              AttributedString(
                "Memo needs the microphone. Allow it in Settings.",
                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
              )
            ).post()
          }
        }
      }
    }
  }

  private func stop() {
    stage = .sending
    Task {
      do {
        words = try await service.transcribe(recorder.stop())
        stage = .reviewing
      } catch {
        stage = .reviewing
        failure = "Transcription failed: \(error.localizedDescription)"
        let announcement = "Transcription failed: \(error.localizedDescription)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          AccessibilityNotification.Announcement(
            AttributedString(
              announcement,
              attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
            )
          ).post()
        }
      }
    }
  }

  private func send() {
    isSending = true
    Task {
      do {
        try await service.send(words)
        isSending = false
      } catch {
        isSending = false
        failure = "Not sent: \(error.localizedDescription)"
        AccessibilityNotification.Announcement(
          AttributedString(
            "Not sent: \(error.localizedDescription)",
            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
          )
        ).post()
      }
    }
  }

  private func save() {
    recorder.discard()
  }
}

struct MemoRecorder {
  func requestRecordPermission(_ then: @escaping (Bool) -> Void) {}
  func start() {}
  func stop() -> Data { Data() }
  func discard() {}
}

struct MemoService: Sendable {
  func transcribe(_ memo: Data) async throws -> String { "" }
  func send(_ words: String) async throws {}
}
