import Announcements
package import Findings
import Indexing
import Lexing
import Outlining
package import SourceText

/// Decides what becomes of a finding: kind, words, priority, delay, place, and how sure we are.
package struct Planner {
  let context: PlanningContext

  package init(_ context: PlanningContext) { self.context = context }

  /// Returns the plan for a finding; `nil` where nothing needs to be said after all.
  package func plan(_ finding: Finding) -> Plan? {
    switch finding.subject {
    case .misplacedString(let token, let isScreenChange):
      return repair(finding, token, isScreenChange)
    case .post(let post, let defect):
      return RepairPlan(context, finding, post).plan(defect)
    case .shownState(let state):
      return ObservedPlan(context, finding, state).plan()
    case .waitedLoad(let load):
      return WaitedLoadPlan(context, finding, load).plan()
    case .emptiedSearch(let search):
      return EmptiedSearchPlan(context, finding, search).plan()
    case .event(let event):
      guard event.decision != .hot else { return .display(finding, .hotPath) }
      guard
        event.decision != .firstLoad || context.isWaitedFor(event)
          || Self.comesByItself.contains(finding.rule)
      else {
        return .display(finding, .firstLoad)
      }
      guard !context.isOffMain(event) else { return .display(finding, .offMain) }
      switch finding.rule {
      case "silent-failure": return FailurePlan(context, finding, event).plan()
      case "silent-screen-swap": return SwapPlan(context, finding, event).plan()
      case "silent-modal": return ModalPlan(context, finding, event).plan()
      case "silent-toast": return ToastPlan(context, finding, event).plan()
      case "silent-load", "silent-list-update": return ListPlan(context, finding, event).plan()
      case "silent-confirmation": return ConfirmationPlan(context, finding, event).plan()
      case "silent-loading-state": return LoadingPlan(context, finding, event).plan()
      case "silent-page-change": return PagePlan(context, finding, event).plan()
      case "silent-image-change": return PicturePlan(context, finding, event).plan()
      case "silent-text-change": return TextPlan(context, finding, event).plan()
      default: return VisibilityPlan(context, finding, event).plan()
      }
    }
  }

  /// The rules for what is no first drawing of content, whenever it comes.
  private static let comesByItself: Set<String> = [
    "silent-failure", "silent-toast", "silent-modal",
  ]

  /// Returns the plans for `findings`, those that are to be applied made to fit together.
  package func plans(_ findings: [Finding], applying least: Applicability) -> [Plan] {
    var plans = findings.compactMap(plan).map(doubted)
    if !plans.isEmpty, context.isOfOlderSwift {
      plans = plans.map {
        if case .nothing = $0.action { $0 } else { .display($0.finding, .olderSwift) }
      }
    }
    let speaking = plans.compactMap { speaker($0, applying: least) }
    let audible = plans.filter { plan in
      guard case .event(let event) = plan.finding.subject, !event.companions.isEmpty else {
        return true
      }
      // Only one of what has worked and what has failed is told, and only one view gets the focus.
      let isFailure = plan.finding.rule == "silent-failure"
      let post = announcement(of: plan)
      return !speaking.contains { speaker in
        guard event.companions.contains(speaker.function) else { return false }
        switch speaker.manner {
        case .speaks: return speaker.isFailure == isFailure
        case .movesFocus: return post.map { $0.kind != .announcement } ?? false
        // What goes when an animation is over goes after that.
        case .tellsLayout:
          return !event.context.isAfterAnimation && post.map(isOnlyLayout) ?? false
        }
      }
    }
    let told = audible.map { announced($0, applying: least) }
    let byFunction = Dictionary(grouping: told.compactMap(\.self), by: \.event.function)
    let heardOnce = zip(audible, told).filter { _, own in
      guard let own else { return true }
      return !byFunction[own.event.function, default: []].contains { isToldAgain(own, by: $0) }
    }
    let once = BranchMerging.merged(heardOnce.map(\.0), applying: least, in: context.outline)
    return RepairMerging.merged(once, applying: least, context.options)
  }

  /// A text that an event announces.
  private struct Told {
    var event: Event
    var text: String
    var rule: String
  }

  private func announced(_ plan: Plan, applying least: Applicability) -> Told? {
    guard case .event(let event) = plan.finding.subject, plan.applicability >= least,
      case .announce(let announcement) = plan.action,
      case .message(let message) = announcement.argument
    else { return nil }
    return Told(event: event, text: message.expression, rule: plan.finding.rule)
  }

  /// Whether the code around a branch announces the same text after it, in any case.
  private func isToldAgain(_ told: Told, by other: Told) -> Bool {
    let outline = context.outline
    let (home, next) = (told.event.home, other.event.home)
    guard told.text == other.text, home != next, told.event.last < other.event.last else {
      return false
    }
    // What is filled, and comes into view a moment later: it is one toast.
    if told.rule == "silent-toast", other.rule == told.rule, outline.isBlock(next, inside: home) {
      return isPart(next, of: home)
    }
    return outline.isBlock(home, inside: next)
      && outline.body(around: home) == outline.body(around: next) && isPart(home, of: next)
  }

  /// Whether what runs a block goes on to what stands behind it in the `outer` block around it.
  private func isPart(_ inner: Int, of outer: Int) -> Bool {
    let outline = context.outline
    return outline.blocks(around: inner, within: outer).allSatisfy {
      !outline.leaves($0) && !outline.hasOwnCause($0)
    }
  }

  private func announcement(of plan: Plan) -> Announcement? {
    if case .announce(let announcement) = plan.action { announcement } else { nil }
  }

  /// A function that tells something in any case once a plan is carried out.
  ///
  /// What else is told beside a call of it would cut that off, or take the focus from there.
  private struct Speaker {
    var function: Int
    var isFailure: Bool
    var manner: Manner

    enum Manner {
      case speaks
      /// It says nothing else.
      case movesFocus
      case tellsLayout
    }
  }

  private func isOnlyLayout(_ announcement: Announcement) -> Bool {
    guard announcement.kind == .layoutChanged, case .nothing = announcement.argument else {
      return false
    }
    return true
  }

  private func speaker(_ plan: Plan, applying least: Applicability) -> Speaker? {
    guard case .event(let event) = plan.finding.subject, let post = announcement(of: plan),
      plan.applicability >= least, context.outline.blocks[event.home].kind == .function
    else { return nil }
    let manner: Speaker.Manner
    switch (post.kind, post.argument) {
    case (.announcement, _): manner = .speaks
    case (_, .element): manner = .movesFocus
    default:
      guard isOnlyLayout(post) else { return nil }
      manner = .tellsLayout
    }
    return Speaker(
      function: event.function, isFailure: plan.finding.rule == "silent-failure", manner: manner)
  }

  private func repair(_ finding: Finding, _ token: Int, _ isScreenChange: Bool) -> Plan {
    let outline = context.outline
    let kind = outline.text(token)
    let name =
      outline.file.language == .objectiveC
      ? "UIAccessibilityAnnouncementNotification"
      : kind.hasSuffix("Changed") && kind.first?.isUppercase == true
        ? "Announcement" : "announcement"
    let post = context.found.posts.first { $0.kindToken == token && $0.isStatement(in: outline) }
    // Where a screen is set up, what only speaks is talked over as that comes.
    let isSetUp = post.map { isInSetUp($0) } ?? false
    let reason: Reason? = isScreenChange ? .weakEvidence : isSetUp ? .firstLoad : nil
    var action = Plan.Action.edit(Edit(range: outline.token(token).range, replacement: name))
    if let post {
      var repair = Repair(statement: Int(post.call.statement), argument: post.text, form: nil)
      repair.kind = Repair.Kind(token: token, name: name)
      action = .repair(repair)
    }
    let text = post.map { RepairWords(outline: outline).quoted($0.text) } ?? "the text"
    return Plan(
      finding: finding, action: action, applicability: reason == nil ? .safe : .unsafe,
      reason: reason,
      title: "announce \(text), which is no element to move to")
  }

  private func isInSetUp(_ post: ExistingPost) -> Bool {
    let place = context.outline.context(
      ofToken: post.call.tokens.start, inBlock: Int(post.call.block))
    return place.function >= 0 && place.closure < 0
      && FunctionRoot.asker(of: place.function, in: context.outline).contains(.lifecycle)
  }
}
