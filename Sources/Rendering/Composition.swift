import Announcements
import Outlining
import SourceText
import Templates

/// Puts an announcement's templates inside one another.
///
/// From the outside in: not cancelled, main actor, optional bound, message kept, delay or main queue,
/// availability, post.
struct Composition {
  let announcement: Announcement
  let language: Language
  let templates: TemplateSet
  let indentation: Indentation
  /// Whether a constant may stand in the block.
  let allowsConstant: Bool
  /// Whether the block is a `case` of C's, where constants and blocks that keep a value need braces.
  let isCase: Bool
  /// A free name for the constant, given the message.
  let freeName: (String) -> String

  /// Returns the lines to insert and the name of the constant among them, if there is one.
  ///
  /// `post` makes a post that is there already, given what it says; without it a template does.
  func lines(
    wrapping post: ((String) -> [RenderedLine])? = nil
  ) throws(RenderError) -> (lines: [RenderedLine], constant: String?) {
    if post == nil { try validate() }
    let constant = needsConstant ? freeName(message?.expression ?? "") : nil
    let spoken = constant ?? boundText ?? message?.expression ?? ""
    var lines: [RenderedLine]
    if let post { lines = post(spoken) } else { lines = try availableLines(speaking: spoken) }
    if isDelayed {
      lines = try wrap(.swiftDelay, .objectiveCDelay, [.delay: Composition.seconds(delay)], lines)
    } else if announcement.hop == .mainQueue {
      lines = try wrap(.swiftMainQueue, .objectiveCMainQueue, [:], lines)
    }
    let expression = message?.expression ?? ""
    if let constant {
      let values: SlotValues = [.name: constant, .message: expression]
      lines = try wrap(.swiftConstant, .objectiveCConstant, values, lines)
    }
    var condition = announcement.condition
    if let name = boundName, let asked = condition, announcement.failure == nil {
      // One head asks for both.
      condition = "\(asked), let \(name) = \(expression)"
    } else if let binding = message?.binding {
      let values: SlotValues = [.name: binding, .message: expression]
      lines = try wrap(.swiftBinding, .objectiveCBinding, values, lines)
    }
    if let other = announcement.alternative { lines = try choice(other, otherwise: lines) }
    if let condition {
      let values: SlotValues = [.condition: condition, .message: condition]
      lines = try wrap(.swiftCondition, .objectiveCBinding, values, lines)
    }
    // A failure is one, whatever a success is asked for.
    if let failure = announcement.failure { lines = try outcome(failure, success: lines) }
    // What is bound or asked may be state of the main actor, too.
    if announcement.hop == .mainActor, !isDelayed {
      lines = try wrap(.swiftMainActor, nil, [:], lines)
    }
    if announcement.isCancellable {
      lines = joined(try wrap(.swiftCancellation, nil, [:], lines))
    }
    if isCase, constant != nil || keepsValue(spoken) { lines = braced(lines) }
    if let modifier = announcement.modifier { lines = try attached(modifier, lines) }
    return (lines, constant)
  }

  /// Whether the lines have a block that keeps what is said until then, and not only literals.
  private func keepsValue(_ spoken: String) -> Bool {
    guard isDelayed || announcement.hop == .mainQueue else { return false }
    return !spoken.isEmpty && !spoken.hasPrefix("@\"") && !spoken.hasPrefix("NSLocalizedString(@\"")
  }

  private func braced(_ lines: [RenderedLine]) -> [RenderedLine] {
    let inner = lines.map { line in
      var line = line
      line.depth += 1
      return line
    }
    return [RenderedLine(depth: 0, text: "{")] + inner + [RenderedLine(depth: 0, text: "}")]
  }

  /// Puts statements into the closure of a view's modifier.
  private func attached(
    _ modifier: Announcement.Modifier, _ lines: [RenderedLine]
  ) throws(RenderError) -> [RenderedLine] {
    switch modifier {
    case .onAppear: return try wrap(.swiftUIOnAppear, nil, [:], lines)
    case .onChange(let value, let name, let passesOld):
      let id: TemplateID = passesOld ? .swiftUIOnChange : .swiftUIOnChangeOld
      return try wrap(id, nil, [.value: value, .name: name], lines)
    }
  }

  /// Says the failure where there is one, else what `success` says.
  private func outcome(
    _ failure: Announcement.Failure, success: [RenderedLine]
  ) throws(RenderError) -> [RenderedLine] {
    var other = announcement
    other.priority = failure.priority
    other.isAvailabilityGuarded = failure.isAvailabilityGuarded
    let isBound = !failure.name.isEmpty
    let said = failure.spoken ?? (isBound ? failure.name : failure.expression)
    other.argument = .message(Message(expression: said, isHoistedWhenDelayed: false))
    let lines = try inner(other)
    guard isBound else {
      let values: SlotValues = [.condition: "!\(failure.expression).isEmpty"]
      return chained(try wrap(.swiftAlternative, nil, values, lines, fallback: success))
    }
    let values: SlotValues = [.name: failure.name, .message: failure.expression]
    return chained(try wrap(.swiftOutcome, nil, values, lines, fallback: success))
  }

  /// Writes two `if`s of which the inner one is all of the outer as one: `if !Task.isCancelled, isNew {`.
  private func joined(_ lines: [RenderedLine]) -> [RenderedLine] {
    let inner = lines.dropFirst().dropLast()
    guard let outer = lines.first, outer.text.hasPrefix("if "), outer.text.hasSuffix(" {"),
      let head = inner.first, head.depth == 1, head.text.hasPrefix("if "),
      head.text.hasSuffix(" {"),
      let tail = inner.last, tail.depth == 1, tail.text == "}",
      inner.dropFirst().dropLast().allSatisfy({ $0.depth > 1 }),
      outer.text.count + head.text.count < Composition.longestHead
    else { return lines }
    let body = inner.dropFirst().map { line in
      RenderedLine(depth: line.depth - 1, padding: line.padding, text: line.text)
    }
    let text = "\(outer.text.dropLast(2)), \(head.text.dropFirst(3))"
    return [RenderedLine(depth: 0, text: text)] + body
  }

  /// Characters of two heads that still make a line which reads well.
  private static let longestHead = 80

  /// Writes an `if` that is all of an `else` behind it: `} else if items.isEmpty {`.
  private func chained(_ lines: [RenderedLine]) -> [RenderedLine] {
    guard let join = lines.firstIndex(where: { $0.depth == 0 && $0.text == "} else {" }),
      join + 2 < lines.count - 2, case let inner = lines[(join + 1)..<(lines.count - 1)],
      let head = inner.first, head.depth == 1, head.text.hasPrefix("if "),
      let tail = inner.last, tail.depth == 1, tail.text == "}",
      inner.dropFirst().dropLast().allSatisfy({ $0.depth > 1 || $0.text.hasPrefix("} else") })
    else { return lines }
    let rest = inner.dropFirst().map { line in
      RenderedLine(depth: line.depth - 1, padding: line.padding, text: line.text)
    }
    return lines[..<join] + [RenderedLine(depth: 0, text: "} else " + head.text)] + rest
  }

  /// Says another text where its condition holds, else what `lines` say.
  private func choice(
    _ alternative: Announcement.Alternative, otherwise lines: [RenderedLine]
  ) throws(RenderError) -> [RenderedLine] {
    var other = announcement
    other.argument = .message(alternative.message)
    return try wrap(
      .swiftAlternative, nil, [.condition: alternative.condition], try inner(other),
      fallback: lines)
  }

  /// What is said instead, without all that stands around both: the condition, the hop, the modifier.
  private func inner(_ announcement: Announcement) throws(RenderError) -> [RenderedLine] {
    var bare = announcement
    bare.alternative = nil
    bare.failure = nil
    bare.condition = nil
    bare.modifier = nil
    bare.isCancellable = false
    bare.hop = .none
    return try Composition(
      announcement: bare, language: language, templates: templates, indentation: indentation,
      allowsConstant: false, isCase: false, freeName: freeName
    ).lines().lines
  }

  // MARK: What is needed

  private var message: Message? {
    if case .message(let message) = announcement.argument { message } else { nil }
  }

  private var isHelper: Bool {
    if case .helper = announcement.form { true } else { false }
  }

  /// A helper waits by itself, if it does.
  private var delay: Int { isHelper ? 0 : announcement.delay }
  private var isDelayed: Bool { delay > 0 }

  /// The name that a Swift binding gives; Objective-C tests the expression and repeats it.
  private var boundName: String? { language == .swift ? message?.binding : nil }

  /// What is said of the bound name.
  private var boundText: String? { boundName.map { message?.spoken ?? $0 } }

  private var needsConstant: Bool {
    guard let message, message.isHoistedWhenDelayed, boundName == nil else { return false }
    // Inside `MainActor.run` is where members of the main actor may be read.
    guard isDelayed || announcement.hop == .mainQueue else { return false }
    return allowsConstant || message.binding != nil
  }

  private func validate() throws(RenderError) {
    let isObjectiveC = language == .objectiveC
    switch announcement.form {
    case .objectiveC where !isObjectiveC: throw .wrongLanguage
    case .uiAccessibility where isObjectiveC: throw .wrongLanguage
    case .accessibilityNotification where isObjectiveC: throw .wrongLanguage
    default: break
    }
    if isObjectiveC, announcement.isCancellable || announcement.hop == .mainActor {
      throw .wrongLanguage
    }
    if isHelper, message == nil { throw .wrongArgument }
    switch (announcement.kind, announcement.argument) {
    case (.announcement, .message), (.pageScrolled, .message): break
    case (.layoutChanged, .element), (.layoutChanged, .nothing): break
    case (.screenChanged, .element), (.screenChanged, .nothing): break
    default: throw .wrongArgument
    }
  }

  // MARK: The post

  private func availableLines(speaking spoken: String) throws(RenderError) -> [RenderedLine] {
    let isNew = announcement.form == .accessibilityNotification
    let isGuarded =
      announcement.isAvailabilityGuarded && !isHelper
      && (isNew || PostTemplate.hasPriority(announcement))
    let post = try postLines(.preferred, speaking: spoken)
    guard isGuarded else { return post }
    let fallback = try postLines(.fallback, speaking: spoken)
    return try wrap(.swiftAvailability, .objectiveCAvailability, [:], post, fallback: fallback)
  }

  private func postLines(
    _ choice: PostTemplate.Choice, speaking spoken: String
  ) throws(RenderError) -> [RenderedLine] {
    let template: Template
    if case .helper(let call) = announcement.form {
      template = try helperTemplate(call)
    } else {
      template = try self.template(PostTemplate.id(for: announcement, choice))
    }
    return template.rendered(with: [
      .message: spoken, .indent: indentation.unit,
      .element: element(isFallback: choice == .fallback),
      .priority: language == .swift ? announcement.priority.rawValue : priorityWord,
    ])
  }

  private func element(isFallback: Bool) -> String {
    if case .element(let expression) = announcement.argument { return expression }
    return announcement.form == .accessibilityNotification && !isFallback ? "" : "nil"
  }

  private var priorityWord: String {
    switch announcement.priority {
    case .low: "Low"
    case .default: "Default"
    case .high: "High"
    }
  }

  private func helperTemplate(_ call: String) throws(RenderError) -> Template {
    let isObjectiveC = language == .objectiveC
    let text = isObjectiveC && !call.hasSuffix(";") ? call + ";" : call
    let id: TemplateID = isObjectiveC ? .objectiveCAnnouncement : .uikitAnnouncement
    do {
      return try Template(id: id, text: text, allowed: [.message], required: [.message])
    } catch { throw .template(error) }
  }

  // MARK: Wrapping

  private func wrap(
    _ swift: TemplateID, _ objectiveC: TemplateID?, _ texts: SlotValues,
    _ body: [RenderedLine], fallback: [RenderedLine] = []
  ) throws(RenderError) -> [RenderedLine] {
    let choice = language == .swift ? swift : objectiveC
    guard let choice else { throw .wrongLanguage }
    var values = texts
    values[.indent] = indentation.unit
    values.body = body
    values.fallback = fallback
    return try template(choice).rendered(with: values)
  }

  private func template(_ id: TemplateID) throws(RenderError) -> Template {
    do { return try templates.template(id) } catch { throw .template(error) }
  }

  /// Returns seconds as a literal with a point, exact to the millisecond: `1.0`, `0.25`.
  static func seconds(_ milliseconds: Int) -> String {
    var digits = String(milliseconds % 1000 + 1000).dropFirst()
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits)"
  }
}
