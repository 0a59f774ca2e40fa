// swift-format-ignore-file
// A model of VoiceOver for tests: one voice, a clock that only tests move, and the rules by which
// one utterance cuts another. It takes the place of the main queue in the sources it is compiled
// with, so that their delays pass on its clock.
import UIKit

@MainActor final class VoiceOver {
  static let shared = VoiceOver()

  struct Utterance {
    enum Source { case control, focus, app(Post.Priority) }
    var text: String
    var source: Source
    /// About twenty letters a second, as people who use it all day set it.
    var length: Double { Double(text.count) / 20 }
    var isHigh: Bool { if case .app(.high) = source { true } else { false } }
    var isSystem: Bool { if case .app = source { false } else { true } }
    var isLow: Bool {
      switch source {
      case .app(.low), .app(.queued): true
      default: false
      }
    }
  }

  private(set) var heard: [String] = []
  private(set) var posts = 0
  private var now = 0.0
  private var events: [(time: Double, block: @MainActor () -> Void)] = []
  private var speaking: (utterance: Utterance, end: Double)?
  private var waiting: [Utterance] = []

  private init() {
    Posts.sink = { post in
      nonisolated(unsafe) let post = post
      MainActor.assumeIsolated { VoiceOver.shared.receive(post) }
    }
  }

  /// Runs `action` as a double tap does; VoiceOver says the control's name a moment later.
  func tap(_ name: String, _ action: () -> Void) {
    after(0.05) { self.say(Utterance(text: "\(name), button", source: .control)) }
    action()
  }

  func after(_ delay: Double, _ block: @escaping @MainActor () -> Void) {
    events.append((now + delay, block))
  }

  /// Lets time pass until nothing is left to happen.
  func run(for duration: Double = 60) {
    let end = now + duration
    while true {
      let next = events.indices.min { events[$0].time < events[$1].time }
      let nextTime = next.map { events[$0].time } ?? .infinity
      let speechEnd = speaking?.end ?? .infinity
      guard min(nextTime, speechEnd) <= end else { break }
      if speechEnd <= nextTime {
        now = speechEnd
        finish()
      } else if let next {
        now = nextTime
        events.remove(at: next).block()
      }
    }
    now = end
  }

  private func receive(_ post: Post) {
    posts += 1
    switch post.kind {
    case .announcement, .pageScrolled:
      guard let text = post.text, !text.isEmpty else { return }
      say(Utterance(text: text, source: .app(post.priority)))
    case .layoutChanged, .screenChanged:
      // Focus moves when the layout has settled, and what is focused is spoken.
      guard let element = post.element as? UIView else { return }
      let text = (element as? UILabel)?.text ?? element.accessibilityLabel ?? "focus"
      after(0.1) { self.say(Utterance(text: text, source: .focus)) }
    }
  }

  private func say(_ utterance: Utterance) {
    guard let current = speaking else { return start(utterance) }
    if utterance.isLow || current.utterance.isHigh || (current.utterance.isSystem && isFocus(utterance)) {
      waiting.append(utterance)
    } else if current.utterance.isSystem, !utterance.isSystem, !utterance.isHigh {
      cut(utterance)
    } else {
      cut(current.utterance)
      waiting.filter(\.isLow).forEach(cut)
      waiting.removeAll(where: \.isLow)
      start(utterance)
    }
  }

  private func isFocus(_ utterance: Utterance) -> Bool {
    if case .focus = utterance.source { true } else { false }
  }

  private func start(_ utterance: Utterance) { speaking = (utterance, now + utterance.length) }

  private func cut(_ utterance: Utterance) { heard.append("cut: \(utterance.text)") }

  private func finish() {
    if let speaking { heard.append(speaking.utterance.text) }
    speaking = nil
    if !waiting.isEmpty { start(waiting.removeFirst()) }
  }
}

struct Moment {
  var delay = 0.0
  static func now() -> Moment { Moment() }
  static func + (moment: Moment, delay: Double) -> Moment { Moment(delay: moment.delay + delay) }
}

enum DispatchQueue {
  struct Main {
    func async(execute block: @escaping @MainActor () -> Void) {
      MainActor.assumeIsolated { VoiceOver.shared.after(0, block) }
    }
    func asyncAfter(deadline: Moment, execute block: @escaping @MainActor () -> Void) {
      MainActor.assumeIsolated { VoiceOver.shared.after(deadline.delay, block) }
    }
  }
  static var main: Main { Main() }
}

@main struct Scenario {
  @MainActor static func main() async {
    await act(VoiceOver.shared)
    VoiceOver.shared.run()
    for line in VoiceOver.shared.heard { print(line) }
  }

  /// Lets tasks that were started go on until one posts something, or seems to have nothing to post.
  @MainActor static func settle() async {
    let before = VoiceOver.shared.posts
    for _ in 0..<100 where VoiceOver.shared.posts == before {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
  }
}
