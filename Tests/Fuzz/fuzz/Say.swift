import Foundation

/// Prints a line at once, so that a run that is watched or ended early has said what it found.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
