import SourceText
import Testing

@Suite struct SpokenLiteralTests {
  @Test(arguments: [
    (#""✓ Saved""#, #""Saved""#),
    (#""Saved ✅""#, #""Saved""#),
    (#""⚠️ Low on paper ⚠️""#, #""Low on paper""#),
    (#"@"❌ Could not print""#, #"@"Could not print""#),
    (#""✗ Failed: \(reason)""#, #""Failed: \(reason)""#),
    (#"isOn ? "✓ On" : "✗ Off""#, #"isOn ? "On" : "Off""#),
    (#""❌ \(error.localizedDescription)""#, "error.localizedDescription"),
    (#""❌ \(found)""#, #""\(found)""#),
  ])
  func signsAreLeftOut(_ written: String, _ spoken: String) {
    #expect(SpokenLiteral.withoutSigns(written) == spoken)
  }

  @Test(arguments: [
    #""Saved""#,
    #""✓""#,
    #""""#,
    #""5 € left""#,
    #""Größe geändert""#,
    #""A ✓ between words""#,
    #"NSLocalizedString("✓ Saved", comment: "")"#,
    #"String(localized: "✓ Saved")"#,
    "label.text",
  ])
  func theRestStaysAsItIs(_ written: String) {
    #expect(SpokenLiteral.withoutSigns(written) == written)
  }
}
