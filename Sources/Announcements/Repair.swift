package import Outlining
package import SourceText

/// What becomes of a post that is there: everything that changes in one statement.
package struct Repair: Hashable, Sendable {
  /// The statement that posts.
  package var statement: Int
  /// The tokens of what it is given; of the text alone where that is to change.
  package var argument: TokenRange
  /// By which call it posts; `nil` for one that is not written any more.
  package var form: Announcement.Form?
  /// How long the post waits, in milliseconds; 0 leaves it in place.
  package var delay = 0
  package var hop: Announcement.Hop = .none
  /// The priority that it is given; `default` leaves it as it is.
  package var priority: Announcement.Priority = .default
  /// Whether the priority is written under `#available`, with the plain post in the other branch.
  package var isAvailabilityGuarded = false
  /// What is said instead; `nil` for what is said now.
  package var message: String?
  /// Whether the text has to be kept in a constant where the post waits or changes threads.
  package var isHoisted = false
  /// The token that names the kind, and the name it gets; `nil` leaves it.
  package var kind: Kind?
  /// A text that the string tables lack; `nil` for none.
  package var newText: NewText?
  /// The statement of another post whose text is said here as well, and which goes.
  package var absorbed: Int?

  package struct Kind: Hashable, Sendable {
    package var token: Int
    package var name: String

    package init(token: Int, name: String) {
      self.token = token
      self.name = name
    }
  }

  package init(statement: Int, argument: TokenRange, form: Announcement.Form?) {
    self.statement = statement
    self.argument = argument
    self.form = form
  }

  /// Returns both repairs as one.
  func merged(with other: Repair, _ options: PlanningOptions) -> Repair {
    var result = self
    result.delay = max(delay, other.delay)
    if hop == .none { result.hop = other.hop }
    if priority == .default { result.priority = other.priority }
    result.isAvailabilityGuarded = isAvailabilityGuarded || other.isAvailabilityGuarded
    result.form = form ?? other.form
    result.message = message ?? other.message
    result.newText = newText ?? other.newText
    result.isHoisted = isHoisted || other.isHoisted
    result.kind = kind ?? other.kind
    result.absorbed = absorbed ?? other.absorbed
    if result.priority == .high, result.delay > 0 {
      result.delay = min(result.delay, options.askedHighDelay)
    }
    return result
  }
}

/// Puts the repairs of one post together, so that they are made in one go.
enum RepairMerging {
  /// Returns `plans`, each of `least` applicability or more with all such repairs of its post.
  ///
  /// Those of one post are the same afterwards: made once, all are made.
  static func merged(
    _ plans: [Plan], applying least: Applicability, _ options: PlanningOptions
  ) -> [Plan] {
    let repairs = plans.compactMap { plan -> Repair? in
      guard plan.applicability >= least, case .repair(let repair) = plan.action else { return nil }
      return repair
    }
    guard repairs.count > 1 else { return plans }
    var absorbers: [Int: Int] = [:]
    for repair in repairs {
      if let absorbed = repair.absorbed { absorbers[absorbed] = repair.statement }
    }
    var whole: [Int: Repair] = [:]
    for repair in repairs where absorbers[repair.statement] == nil {
      whole[repair.statement] =
        whole[repair.statement]?.merged(with: repair, options) ?? repair
    }
    return plans.map { plan in
      guard plan.applicability >= least, case .repair(let repair) = plan.action else { return plan }
      var plan = plan
      let target = absorbers[repair.statement] ?? repair.statement
      if let repair = whole[target] { plan.action = .repair(repair) }
      return plan
    }
  }
}
