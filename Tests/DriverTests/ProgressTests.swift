import Testing

@testable import Driver

@Suite struct ProgressTests {
  private func state(read: Int, looked: Int, bytes: Int, findings: Int) -> ProgressState {
    var state = ProgressState(fileCount: 1000, total: 1500)
    state.readCount = read
    state.lookCount = looked
    state.byteCount = bytes
    state.findingCount = findings
    return state
  }

  @Test func aLineTellsFilesSpeedAndFindings() {
    let half = state(read: 750, looked: 0, bytes: 30_000_000, findings: 1)
    #expect(
      half.line(seconds: 2, width: 79)
        == "[################----------------] 750 of 1000 files, 15.0 MB/s, 1 finding")
    let whole = state(read: 1000, looked: 500, bytes: 1_230_000, findings: 12)
    #expect(
      whole.line(seconds: 1, width: 60)
        == "[################] 1000 of 1000 files, 1.2 MB/s, 12 findings")
  }

  @Test func itNeverIsWiderThanTheTerminal() {
    let state = state(read: 1000, looked: 500, bytes: 999_999_999, findings: 100_000)
    for width in 0...100 { #expect(state.line(seconds: 0.5, width: width).count <= width) }
    #expect(ProgressState(fileCount: 0, total: 0).line(seconds: 0, width: 79).contains("0 of 0"))
  }
}
