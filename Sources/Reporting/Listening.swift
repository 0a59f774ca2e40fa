/// What VoiceOver says of a finding, and how a tester finds that out.
struct Listening {
  private let diagnostic: Diagnostic

  init(to diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// What is heard once the fix is in; `nil` where there is none.
  var after: Passage? {
    guard diagnostic.fix != nil else { return nil }
    guard let speech = diagnostic.speech else { return "The announcement, once and whole." }
    var passage = sentence(effect(of: speech.words, speech), then: timing(of: speech))
    if let alternative = speech.alternative {
      passage = passage + " Where there is none \(effect(of: alternative, speech))."
    }
    if let failure = speech.failure {
      passage = passage + " After a failure \(effect(of: failure, speech))."
    }
    return passage
  }

  /// One step for a tester who has the app at hand.
  var check: Passage {
    let begin: Passage = "Turn VoiceOver on and \(scene). "
    switch diagnostic.state {
    case .hotPath:
      return begin + "It should stay quiet while this goes on; only its end is worth telling."
    case .displayOnly:
      return begin + "Are you told what has changed, without looking for it?"
    case .fixed, .fixable, .unsafeFixable:
      guard let speech = diagnostic.speech else {
        return begin + "The announcement should be heard once and whole."
      }
      return begin + "Then wait, and touch nothing. " + expectation(speech)
    }
  }

  /// What to do to get there.
  private var scene: Passage {
    guard let screen = diagnostic.declaration.first else { return "do what leads to this code" }
    guard diagnostic.declaration.count > 1, let function = diagnostic.declaration.last else {
      return "open the screen of \(code: screen)"
    }
    return "open the screen of \(code: screen), and do what leads to \(code: function)"
  }

  private func expectation(_ speech: Speech) -> Passage {
    switch speech.words {
    case .sentence: sentence("You should hear \(spoken(speech.words))", then: timing(of: speech))
    case .element(let element): "VoiceOver should go to \(code: element) and read it."
    case .nothing:
      "VoiceOver should move to something that is on the screen, not stay where nothing is."
    }
  }

  private func effect(of words: Speech.Words, _ speech: Speech) -> Passage {
    switch words {
    case .sentence: spoken(words)
    case .element(let element) where speech.notification == .screenChanged:
      "The sound of a new screen; then VoiceOver moves to \(code: element) and reads it"
    case .element(let element): "VoiceOver moves to \(code: element) and reads it"
    case .nothing: "VoiceOver looks at the screen anew and moves to what is there"
    }
  }

  /// The words as they are heard: in quotation marks where the code spells them.
  private func spoken(_ words: Speech.Words) -> Passage {
    guard case .sentence(let pieces) = words else { return "" }
    if pieces.count == 1, case .expression(let code) = pieces[0] {
      return "the text of \(code: code)"
    }
    let parts = pieces.map { piece in
      switch piece {
      case .literal(let text): Passage.Part.text(text)
      case .expression(let code): Passage.Part.code(code)
      }
    }
    return "“\(Passage(parts: parts))”"
  }

  /// When it is heard and what it cuts, as the end of a sentence; empty for at once and by default.
  private func timing(of speech: Speech) -> String {
    guard speech.notification == .announcement else { return "" }
    var parts: [String] = []
    if speech.delay > 0 {
      let tenths = (speech.delay + 50) / 100
      let seconds = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
      parts.append("\(seconds) second\(tenths == 10 ? "" : "s") later")
    }
    switch speech.priority {
    case .high: parts.append("in high priority, so that nothing cuts it off")
    case .low: parts.append("in low priority, once other speech has ended")
    case .default: break
    }
    return parts.map { ", \($0)" }.joined()
  }

  private func sentence(_ passage: Passage, then end: String) -> Passage {
    guard case .text(let first) = passage.parts.first else { return "\(passage)\(end)." }
    let capital = Passage.Part.text(first.prefix(1).uppercased() + first.dropFirst())
    return "\(Passage(parts: [capital] + passage.parts.dropFirst()))\(end)."
  }
}
