package import Announcements
package import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What planning looks at beside the finding itself.
package final class PlanningContext: Sendable {
  let found: FileEvents
  let options: PlanningOptions
  var outline: SyntaxOutline { found.outline }
  var facts: ProjectFacts { found.facts }
  let importsSwiftUI: Bool
  let importsUIKit: Bool
  /// Whether the file posts so in code that runs on every system of the project.
  let usesAccessibilityNotification: Bool
  let usesUIAccessibility: Bool
  /// Whether the code may use what came with iOS 17.
  let hasPriorities: Bool
  /// How a new text is written in this file.
  let localization: LocalizationPractice
  /// Whether the file is compiled for systems without UIKit as well.
  let hasOtherPlatforms: Bool
  /// Whether views can watch a value: from iOS 14 on.
  let hasOnChange: Bool
  /// Whether `String(localized:)` is known to be there: from iOS 15 on.
  let hasLocalizedStrings: Bool
  /// By type and short text, the labels of the type that it is put on.
  let labelsSaying: [Name: Set<Name>]
  /// The functions that take their screen away, as members of their types.
  let closingFunctions: Set<Name>

  package init(_ found: FileEvents, _ options: PlanningOptions) {
    self.found = found
    self.options = options
    let outline = found.outline
    let imports = Set(
      outline.declarations.filter { $0.kind == .import }.map(\.name))
    importsSwiftUI = imports.contains("SwiftUI")
    importsUIKit = imports.contains("UIKit")
    let posts = outline.calls.filter { $0.name == "post" }.map { outline.text($0.receiver) }
    usesUIAccessibility = posts.contains("UIAccessibility")
    let target =
      options.deploymentTarget ?? found.facts.deployment.version(forPath: outline.file.path)
    let isNew = posts.contains { $0.hasPrefix("AccessibilityNotification") }
    // A file that uses what is new, and asks for no system, is for new systems only.
    hasPriorities = target.map { $0.major >= 17 } ?? (isNew && !outline.checksAvailability)
    usesAccessibilityNotification = isNew && hasPriorities
    localization = found.facts.localization(
      forPath: outline.file.path, in: outline.file.language)
    hasOnChange = (target?.major ?? 14) >= 14
    hasLocalizedStrings = (target?.major ?? 14) >= 15
    hasOtherPlatforms =
      outline.file.language == .objectiveC
      ? outline.asksForPlatform && !outline.needsIOS
      : importsSwiftUI
        && (outline.asksForPlatform
          || found.facts.deployment.isForOthersToo(path: outline.file.path) && !outline.needsIOS)
    labelsSaying = outline.labelsByText
    closingFunctions = outline.functions(calling: SystemSpeech.closes)
  }

  /// Whether a word may stand before a bare description: no text is translated, and either the team
  /// has given the word or texts are English.
  var prefixesErrors: Bool {
    guard !localization.localizes else { return false }
    return options.errorPrefix.map { !$0.isEmpty } ?? localization.speaksEnglish
  }

  /// A description with the word before it: `"Error: \(description)"`.
  func prefixed(_ description: String) -> String {
    let prefix = (options.errorPrefix ?? "Error: ")
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return outline.file.language == .swift
      ? "\"\(prefix)\\(\(description))\""
      : "[NSString stringWithFormat:@\"\(prefix.replacing("%", with: "%%"))%@\", \(description)]"
  }

  /// Whether announcements may have a priority, be it under `#available`.
  var writesPriorities: Bool { hasPriorities || options.guardsPriorities }

  /// Whether somebody waits for what an event tells: a view shows the waiting, or the failure of the
  /// same work shows as well as its success.
  func isWaitedFor(_ event: Event) -> Bool {
    if event.changes.contains(where: \.endsWait) { return true }
    if event.decision == .firstLoad ? found.waits.isShown(for: event) : !found.waits.isEmpty {
      return true
    }
    guard event.context.isCancellable else { return false }
    let others = found.events(of: event.function).filter {
      $0.context.closure == event.context.closure
    }
    return others.contains { $0.involves(.error) } && others.contains { !$0.involves(.error) }
  }

  /// The priority of a failure: nobody is interrupted who has not asked for it.
  func failurePriority(_ decision: Asker.Decision) -> Announcement.Priority {
    writesPriorities && decision != .unasked ? options.failurePriority : .default
  }

  /// The priority of what is no failure: what nobody asked for waits for its turn.
  func outcomePriority(_ decision: Asker.Decision) -> Announcement.Priority {
    writesPriorities && decision == .unasked ? options.backgroundPriority : .default
  }

  /// Whether a priority has to stand under `#available`.
  func isGuarded(_ priority: Announcement.Priority) -> Bool {
    !hasPriorities && priority != .default
  }

  /// Milliseconds that an announcement waits.
  func delay(_ decision: Asker.Decision, _ priority: Announcement.Priority) -> Int {
    switch decision {
    case .asked: priority == .high ? options.askedHighDelay : options.askedDelay
    case .unasked: options.unaskedDelay
    case .awaited, .firstLoad, .lifecycle, .hot, .unknown: options.awaitedDelay
    }
  }

  /// By which call a notification of this file is posted.
  func form(of kind: Announcement.Kind, in event: Event) -> Announcement.Form {
    form(
      of: kind, in: outline.typeName(around: event.function),
      isInClosure: event.context.closure >= 0)
  }

  /// By which call a notification is posted inside `type`; the team's helper takes a text, and so does nothing
  /// but announce.
  func form(of kind: Announcement.Kind, in type: Name, isInClosure: Bool) -> Announcement.Form {
    if outline.file.language == .objectiveC { return .objectiveC }
    if kind == .announcement {
      if let call = options.helperCall { return .helper(call) }
      if let call = facts.helperCall(in: type, path: outline.file.path),
        !isInClosure || call.contains(".")
      {
        return .helper(call)
      }
    }
    if usesAccessibilityNotification { return .accessibilityNotification }
    return hasPriorities && importsSwiftUI && !importsUIKit && !usesUIAccessibility
      ? .accessibilityNotification : .uiAccessibility
  }

  /// An announcement by a modifier of a view, whose body is `statement`; what it is of is still to be said.
  func modifier(saying message: Message, on statement: Int, of type: Name) -> Announcement {
    Announcement(
      kind: .announcement, argument: .message(message),
      form: form(of: .announcement, in: type, isInClosure: false),
      placement: Placement(.modifier, statement: statement))
  }

  /// What is declared of a name as it is seen from the event: a local, a parameter, a property.
  func shape(of name: Name, in event: Event) -> TypeShape {
    if event.function >= 0 {
      let function = outline.declarations[event.function]
      for index in function.parameters
      where outline.parameters[Int(index)].name == name {
        return TypeShape(outline.parameters[Int(index)].type, in: outline)
      }
      for declaration in outline.declarations(named: name, in: function.tokens)
      where declaration.kind == .property || declaration.kind == .binding {
        if !declaration.type.isEmpty { return TypeShape(declaration.type, in: outline) }
        if declaration.kind == .property {
          return TypeShape(value: declaration.value, in: outline)
        }
        return .unknown
      }
      let type = outline.typeName(around: event.function)
      if let property = facts.property(name, of: type) { return property.shape }
    }
    return .unknown
  }

  /// Whether what changes is declared as a picture: it is no element as it is.
  func isImageView(_ change: Change, in event: Event) -> Bool {
    shape(of: Name(change.name), in: event).base == "UIImageView"
  }

  /// Whether every name that an expression begins with can be seen from `block`.
  ///
  /// A local or binding of the function has to be declared in a block around it; a `catch` declares
  /// `error` without a word.
  func isVisible(_ names: [Name], from block: Int, in event: Event) -> Bool {
    guard event.function >= 0 else { return false }
    let scope = outline.declarations[event.function].tokens
    let around = Set(outline.blocks(around: block))
    let catches = outline.block(of: .catchBody, around: block) != nil
    for name in names
    where !(catches && name == "error") && !outline.isParameter(name, ofClosureAround: block) {
      var isLocal = false
      var isSeen = false
      for declaration in outline.declarations(named: name, in: scope)
      where declaration.kind == .binding
        || (declaration.kind == .property && !outline.isMember(declaration))
      {
        isLocal = true
        if around.contains(Int(declaration.block)) { isSeen = true }
      }
      if isLocal, !isSeen { return false }
    }
    return true
  }

  /// An expression that begins with a member of the type, as it is written inside `block`.
  ///
  /// Mirrors how the closure around it names members; `nil` where it has only a weak `self` and
  /// `isOptionalFine` is false.
  func qualified(
    _ expression: String, in block: Int, _ event: Event, isOptionalFine: Bool
  ) -> String? {
    let first = expression.prefix { $0 != "." && $0 != "?" && $0 != "!" && $0 != "[" }
    let isOfType = first.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    guard outline.file.language == .swift, first != "self", !isOfType else { return expression }
    let isHidden = first == "error" && outline.block(of: .catchBody, around: block) != nil
    guard let index = outline.body(around: block), outline.blocks[index].kind == .closure else {
      return isHidden || isLocal(Name(String(first)), in: event)
        ? "self.\(expression)" : expression
    }
    let tokens = outline.interior(of: index)
    var usesSelf = false
    var usesWeakSelf = false
    for token in tokens.start..<tokens.end where outline.token(token).word == .self {
      switch outline.token(token + 1).kind {
      case .period: usesSelf = true
      case .question: usesWeakSelf = true
      default: break
      }
    }
    if usesSelf { return "self.\(expression)" }
    if let name = nameOfSelf(in: tokens, around: block) { return "\(name).\(expression)" }
    let isMember =
      !isLocal(Name(String(first)), in: event)
      && facts.property(Name(String(first)), of: outline.typeName(around: event.function)) != nil
    if usesWeakSelf || isMember && holdsSelfWeakly(tokens) {
      return isOptionalFine ? "self?.\(expression)" : nil
    }
    // A closure of a class that may outlive the call has to say that it keeps `self`.
    return isHidden || (isMember && saysSelf(in: index)) ? "self.\(expression)" : expression
  }

  /// How many labels a function gives a text.
  func labelsFilled(in function: Int) -> Int {
    let texts = outline.assignments(in: outline.declarations[function].tokens).filter {
      outline.assignments[$0].property == "text"
    }
    return Set(texts.compactMap { outline.lastName(of: outline.assignments[$0].receiver) }).count
  }

  /// Whether a block runs when an animation has ended that an event begins.
  func isInCompletion(_ block: Int, of event: Event) -> Bool {
    outline.blocks(around: block, within: event.home).contains {
      outline.role(ofBody: $0) == .animationCompletion
    }
  }

  /// Whether a closure has to name `self` where it is of a class: it does, but for that of a task.
  private func saysSelf(in closure: Int) -> Bool {
    let item = Int(outline.blocks[closure].closure)
    guard item >= 0, outline.role(of: item) != .task else { return false }
    guard let index = outline.block(of: .typeBody, around: closure),
      outline.blocks[index].declaration >= 0
    else { return false }
    let holder = outline.declarations[Int(outline.blocks[index].declaration)]
    guard holder.kind == .extension else { return holder.kind == .class }
    let type = outline.typeName(ofBlock: index)
    return outline.declarations.contains { $0.kind == .class && $0.name == type }
      || facts.inherits(type, anyOf: ["UIViewController", "UIView", "NSObject"])
  }

  /// Whether a closure's capture list has `weak self`.
  private func holdsSelfWeakly(_ closure: TokenRange) -> Bool {
    let open = closure.start + 1
    guard outline.token(open).kind == .leftBracket else { return false }
    return (open..<max(open, Int(outline.partners[open]))).contains {
      outline.token($0).word == .self && outline.text($0 - 1) == "weak"
    }
  }

  /// What a closure calls the `self` that it holds weakly: `if let owner = self`; `nil` for nothing
  /// else, or where that is not seen from `block`.
  private func nameOfSelf(in closure: TokenRange, around block: Int) -> String? {
    let names = outline.declarations[outline.declarations(in: closure)].filter {
      $0.nameToken >= 0 && !$0.value.isEmpty && outline.spelling($0.value) == "self"
    }
    return names.last { outline.isBlock(block, inside: Int($0.block)) }.map {
      outline.text(Int($0.nameToken))
    }
  }

  /// How we know that what changes is a view.
  func evidence(_ change: Change, in event: Event) -> ViewTypes.Evidence {
    if change.name == "self" || change.subject.isEmpty {
      // What is drawn may be no view: a node of a scene or of a text.
      let type = outline.typeName(around: event.function)
      let isController = facts.inherits(type, anyOf: ["UIViewController"])
      let other = ["node", "layer", "model", "item", "controller"]
      return isController || other.contains(Words.split(found.typeName(event)).last ?? "")
        ? .notAView : .type
    }
    // Nothing but views is made modal.
    if change.kind == .modal { return .type }
    // A controller's view is one.
    if change.name == "view", !change.owner.isEmpty,
      change.role.contains(.modal) || isController(change.owner, in: event)
    {
      return .type
    }
    let type = shape(of: Name(change.name), in: event)
    return ViewTypes.evidence(type: type, name: change.name, facts: facts)
  }

  /// Whether a name is that of a controller, or of something that has a controller's type.
  private func isController(_ name: String, in event: Event) -> Bool {
    let type = shape(of: Name(name), in: event).base
    return type == .none
      ? ["controller", "vc"].contains(Words.split(name).last)
      : facts.inherits(type, anyOf: ["UIViewController"])
  }

  /// Whether a name is a parameter of the event's function.
  func isParameter(_ name: Name, in event: Event) -> Bool {
    event.function >= 0 && outline.isParameter(name, ofFunction: event.function)
  }

  /// Whether a value is a parameter of the event's function, and no more than that.
  func isParameter(_ value: TokenRange, in event: Event) -> Bool {
    value.count == 1 && isParameter(outline.name(value.start), in: event)
  }

  /// Whether a name is a local or a parameter of the event's function: fixed while it runs.
  func isLocal(_ name: Name, in event: Event) -> Bool {
    guard event.function >= 0 else { return false }
    let function = outline.declarations[event.function]
    if function.parameters.contains(where: { outline.parameters[Int($0)].name == name }) {
      return true
    }
    return outline.declarations(named: name, in: function.tokens).contains {
      $0.kind == .binding || ($0.kind == .property && !outline.isMember($0))
    }
  }
}

extension SyntaxOutline {
  /// Whether some of the file is for newer systems only.
  fileprivate var checksAvailability: Bool {
    attributes.contains { $0.name == "available" }
      || stream.tokens.contains {
        $0.word == .poundAvailable || $0.word == .poundUnavailable
      }
  }
}
