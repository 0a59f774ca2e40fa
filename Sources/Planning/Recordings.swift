import Findings
import Indexing
import Outlining
import SourceText

/// Whether sound is recorded as an event comes: VoiceOver would be heard in it.
extension EventPlan {
  /// Whether a recording of sound begins beside it.
  var beginsRecording: Bool {
    let words = event.functionWords
    if finding.rule != "silent-failure", ["start", "begin"].contains(words.first),
      words.contains(where: { ["record", "recording"].contains($0) })
    {
      return true
    }
    return context.outline.calls(directlyIn: event.home).contains { call in
      switch call.name {
      case "startRecording", "beginRecording": return true
      case "record", "recordForDuration:", "recordAtTime:forDuration:":
        return context.outline.spelling(call.receiver).lowercased.contains("recorder")
      default: return false
      }
    }
  }

  /// Whether an action is of a button that was held down while something was recorded.
  var isOfHeldRecording: Bool {
    endsRecording
      || event.functionWords.contains { $0.hasPrefix("record") || $0 == "voice" }
  }

  /// Whether the code ends a recording on its way: `recorder.stopRecord()`.
  private var endsRecording: Bool {
    let body = context.outline.declarations[event.function].tokens
    return context.outline.calls(in: body).contains { index in
      let call = context.outline.calls[index]
      return call.nameToken >= 0
        && context.outline.spelling(Int(call.nameToken)).hasPrefix(anyOf: [
          "stopRecord", "endRecord", "finishRecord", "cancelRecord",
        ])
    }
  }

  /// Whether the view is held while a voice is recorded: what VoiceOver says would be on the recording.
  var recordsVoice: Bool {
    let words = Words.split(context.found.typeName(event))
    return words.contains { ["audio", "voice"].contains($0) }
      && words.contains { ["input", "record", "recorder", "recording"].contains($0) }
  }

  /// Whether the view is for who records sound, which a toast may come beside.
  var isOfRecorder: Bool {
    Words.split(context.found.typeName(event)).contains {
      ["record", "recorder", "recording"].contains($0)
    }
  }
}
