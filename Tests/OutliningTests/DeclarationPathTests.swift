import Lexing
import Outlining
import Parsing
import SourceText
import Testing

@Suite struct DeclarationPathTests {
  /// The path at `/*here*/`.
  private func path(_ text: String, _ language: Language = .swift) throws -> [String] {
    let place = try #require(text.firstRange(of: "/*here*/"))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let file = SourceFile(path: "A", bytes: ContiguousArray(text.utf8), language: language)
    return outline(file).declarationPath(at: offset)
  }

  @Test(arguments: [
    ("/*here*/ let a = 1", []),
    ("struct A { func b() { let c = { x(); /*here*/ x() } } }", ["A", "b"]),
    ("class A { class B { func c() { func d() { x(/*here*/) } } } }", ["A", "B", "c", "d"]),
    ("extension A.B { func c() { x(/*here*/) } }", ["B", "c"]),
    ("struct A: View { var body: some View { Text(/*here*/) } }", ["A", "body"]),
    ("class A { var b = 1 { didSet { x(/*here*/) } } }", ["A", "b", "didSet"]),
    ("class A { var b: Int { get { x(/*here*/) } } }", ["A", "b"]),
    ("class A { init() { x(/*here*/) } }", ["A", "init"]),
    ("class A { deinit { x(/*here*/) } }", ["A", "deinit"]),
    ("class A { subscript(a: Int) -> Int { x(/*here*/) } }", ["A", "subscript"]),
    ("class A { func b() { x() }\n func c() { /*here*/ } }", ["A", "c"]),
  ])
  func swift(_ text: String, _ expected: [String]) throws {
    #expect(try path(text) == expected)
  }

  @Test func objectiveC() throws {
    let text = """
      @implementation Cart
      - (void)tableView:(UITableView *)table didSelect:(int)row { /*here*/ [self show]; }
      @end
      """
    #expect(try path(text, .objectiveC) == ["Cart", "tableView"])
  }
}
