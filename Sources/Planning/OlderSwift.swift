import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether the code is compiled as a Swift before 4.2, which has other names for all notifications:
  /// the project says so, or the file calls what no later Swift has.
  var isOfOlderSwift: Bool {
    guard outline.file.language == .swift, !usesUIAccessibility else { return false }
    if facts.deployment.isOfOlderSwift(path: outline.file.path) { return true }
    let calls = outline.calls.contains { call in
      PlanningContext.gone.contains(call.name) && !facts.declares(call.name)
    }
    // `panel.hidden = true`; what a view of the app's own may call so, is declared.
    return calls
      || outline.assignments.contains { assignment in
        guard assignment.property == "hidden",
          let token = outline.lastNameToken(of: assignment.receiver)
        else { return false }
        let name = outline.name(token)
        let type = outline.typeName(ofBlock: Int(assignment.block))
        return ViewTypes.isSystem(facts.property(name, of: type)?.shape.base ?? .none)
      }
  }

  /// Functions that Swift 3, or 4.2, has given other names.
  private static let gone: Set<Name> = [
    "dispatch_async", "dispatch_after", "dispatch_get_main_queue", "animateWithDuration",
    "presentViewController", "dismissViewControllerAnimated", "popViewControllerAnimated",
    "scheduledTimerWithTimeInterval", "CGRectMake", "CGSizeMake", "CGPointMake",
    "performSegueWithIdentifier", "addObserverForName", "dequeueReusableCellWithIdentifier",
    "sharedApplication", "mainScreen", "defaultCenter", "standardUserDefaults",
    "addChildViewController", "removeFromParentViewController", "componentsSeparatedByString",
    "stringByReplacingOccurrencesOfString", "instantiateViewControllerWithIdentifier",
  ]
}
