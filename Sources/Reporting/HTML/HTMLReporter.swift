import Files
import Findings
import SourceText

/// A page for people who develop and people who test: one file that needs nothing else.
struct HTMLReporter: Reporter {
  private let options: ReportOptions
  /// The findings by module and screen, both in the order in which they were met.
  private var modules = Ordered<Ordered<[String]>>(default: Ordered(default: []))
  private var problems: [(path: String, text: String, isFailure: Bool)] = []
  private var count = 0

  init(_ options: ReportOptions) {
    self.options = options
  }

  mutating func report(on outcome: FileOutcome) -> String {
    if let problem = outcome.problem, outcome.isFailure || options.isVerbose {
      problems.append((outcome.path, problem.description, outcome.isFailure))
    }
    guard !outcome.diagnostics.isEmpty else { return "" }
    let fixes = outcome.original.map(FixDifference.init)
    for diagnostic in outcome.diagnostics {
      count += 1
      let rule = options.rules.first { $0.id == diagnostic.rule }
      let finding = HTMLFinding(
        diagnostic, number: count, in: outcome, fixes: fixes, rule: rule, mode: options.mode)
      modules[finding.module][finding.screen].append(finding.markup)
    }
    return ""
  }

  func ending(_ summary: RunSummary) -> String {
    let page = HTMLPage(options, summary)
    return page.head + page.overview(modules: moduleCounts, screens: screenCounts)
      + page.findings(modules: moduleCounts.map(\.name), sections)
      + page.rules + page.problems(problems) + page.foot
  }

  private var moduleCounts: [(id: String, name: String, count: Int)] {
    modules.elements.enumerated().map { module in
      let screens = module.element.value.elements
      return (
        "m\(module.offset + 1)", module.element.key, screens.reduce(0) { $0 + $1.value.count }
      )
    }
  }

  private var screenCounts: [(id: String, name: String, count: Int)] {
    modules.elements.enumerated().flatMap { module in
      module.element.value.elements.enumerated().map { screen in
        let id = "s\(module.offset + 1)-\(screen.offset + 1)"
        return (id, screen.element.key, screen.element.value.count)
      }
    }
  }

  /// Every screen opened where there are few findings, else closed.
  private var sections: String {
    let open = count <= 60 ? " open" : ""
    return modules.elements.enumerated().map { module in
      let screens = module.element.value.elements.enumerated().map { screen in
        """
        <details class="screen" id="s\(module.offset + 1)-\(screen.offset + 1)"\(open)>
        <summary><h4>\(MarkupText.escaped(screen.element.key))</h4> \
        <span>\(HTMLPage.counted(screen.element.value.count, "finding"))</span></summary>
        \(screen.element.value.joined())</details>

        """
      }
      let name = MarkupText.escaped(module.element.key)
      return """
        <section class="module" data-module="\(name)" aria-labelledby="m\(module.offset + 1)">
        <h3 id="m\(module.offset + 1)" tabindex="-1">\(name)</h3>
        \(screens.joined())</section>

        """
    }.joined()
  }
}

/// Values by name, in the order in which the names were first used.
struct Ordered<Value> {
  private(set) var elements: [(key: String, value: Value)] = []
  private var indices: [String: Int] = [:]
  private let initial: Value

  init(default initial: Value) {
    self.initial = initial
  }

  subscript(key: String) -> Value {
    get { indices[key].map { elements[$0].value } ?? initial }
    _modify {
      let index = indices[key] ?? elements.count
      if index == elements.count {
        indices[key] = index
        elements.append((key, initial))
      }
      yield &elements[index].value
    }
  }
}
