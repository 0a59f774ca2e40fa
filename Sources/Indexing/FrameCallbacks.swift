import Lexing
package import Outlining
import SourceText

/// What a camera calls with every picture that it takes, and what keeps it from doing so.
extension SyntaxOutline {
  /// Whether a function is told of each picture, or of what is recognised in it.
  func takesFrames(_ function: Declaration) -> Bool {
    switch function.name {
    case "captureOutput:didOutputSampleBuffer:fromConnection:",
      "captureOutput:didOutputMetadataObjects:fromConnection:":
      return true
    case "metadataOutput", "captureOutput", "dataOutputSynchronizer":
      return function.parameters.contains { parameters[Int($0)].label == "didOutput" }
    default: return false
    }
  }

  /// Whether a function is told of each of many steps: what is recognised in a picture of many, or how far
  /// something has come.
  func isToldOfSteps(_ function: Declaration) -> Bool {
    isHandedResults(function) || isToldOfProgress(function)
  }

  /// Whether a function is told how much of something is done: `loader(_:didContinue:progress:)`; one that shows
  /// something may be told how much is done at first.
  private func isToldOfProgress(_ function: Declaration) -> Bool {
    guard function.nameToken >= 0, !spelling(Int(function.nameToken)).hasPrefix("show") else {
      return false
    }
    return function.parameters.contains { index in
      let parameter = parameters[Int(index)]
      guard parameter.name == "progress" || parameter.name == "fractionCompleted" else {
        return false
      }
      return parameter.type.indices.contains { token in
        switch name(token) {
        case "Float", "Double", "CGFloat", "float", "double", "Progress", "NSProgress": true
        default: false
        }
      }
    }
  }

  /// Whether a function is handed what has been recognised in a picture, in a file that is given pictures one
  /// after the other.
  private func isHandedResults(_ function: Declaration) -> Bool {
    isHanded(function) { $0 == "VNRequest" }
      && declarations.contains { other in
        isHanded(other) {
          $0 == "CVPixelBuffer" || $0 == "CVImageBuffer" || $0 == "CMSampleBuffer"
        }
      }
  }

  private func isHanded(_ function: Declaration, _ isMeant: (Name) -> Bool) -> Bool {
    function.parameters.contains { index in
      let type = parameters[Int(index)].type
      return !type.isEmpty && type.count < 3 && isMeant(name(type.start))
    }
  }

  /// Whether a function ends the taking of pictures, or notes that it has what it wants, in code that
  /// runs with a block's.
  package func stopsFrames(in function: Int, with block: Int) -> Bool {
    let body = declarations[function].tokens
    func isPassed(_ token: Int, in other: Int32) -> Bool {
      if isBlock(Int(other), inside: block) { return true }
      return isBlock(block, inside: Int(other)) && !isLeft(block, before: token, in: Int(other))
    }
    return calls[calls(in: body)].contains {
      stopsCamera($0) && isPassed($0.tokens.start, in: $0.block)
    }
      || assignments[assignments(in: body)].contains {
        isNote($0) && isPassed($0.target.start, in: $0.block)
      }
  }

  /// Whether what a block is in ends the run before a token further down in an outer block.
  package func isLeft(_ block: Int, before token: Int, in outer: Int) -> Bool {
    blocks(around: block, within: outer).contains { Int(blocks[$0].close) < token && leaves($0) }
  }

  /// Whether a camera is stopped, or its screen goes: `session.stopRunning()`, `stopScanning()`.
  func stopsCamera(_ call: Call) -> Bool {
    guard call.nameToken >= 0,
      spelling(Int(call.nameToken)).hasPrefix(anyOf: SyntaxOutline.stops)
    else { return false }
    // A clock that is stopped holds up no camera.
    return !spelling(call.receiver).lowercased.contains("timer")
  }

  private static let stops: [StaticString] = [
    "stop", "pause", "dismiss", "pop", "finish", "removeOutput", "removeInput",
  ]

  /// Whether a flag of the function's own object is set, or the time: `isBusy = true`, `lastScan = Date()`.
  func isNote(_ assignment: Assignment) -> Bool {
    guard isOnSelf(assignment.receiver) else {
      return false
    }
    switch spelling(assignment.value) {
    case "true", "false", "YES", "NO", "Date()", "Date.now", ".now", "[NSDate date]": return true
    default: return false
    }
  }
}
