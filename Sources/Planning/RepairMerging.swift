import Announcements
import SourceText

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

extension Repair {
  /// Returns both repairs as one.
  fileprivate func merged(with other: Repair, _ options: PlanningOptions) -> Repair {
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
