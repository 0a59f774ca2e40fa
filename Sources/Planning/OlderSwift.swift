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
    if calls || namesWhatIsGone { return true }
    // `panel.hidden = true`; what a view of the app's own may call so, is declared.
    return outline.assignments.contains { assignment in
      guard assignment.property == "hidden",
        let token = outline.lastNameToken(of: assignment.receiver)
      else { return false }
      let name = outline.name(token)
      let type = outline.typeName(ofBlock: Int(assignment.block))
      return ViewTypes.isSystem(facts.property(name, of: type)?.shape.base ?? .none)
    }
  }

  /// Whether the file names what 4.2 has put into types: a project may have targets of several Swifts.
  private var namesWhatIsGone: Bool {
    let isNamed = outline.stream.tokens.indices.contains { index in
      let token = outline.token(index)
      // Nearly all names end at their first letter.
      return token.kind == .identifier && outline.file.bytes[Int(token.start)] == UInt8(ascii: "U")
        && PlanningContext.goneNames.contains(outline.name(index))
    }
    // `#if swift(>=4.2)`: the file knows both.
    return isNamed
      && !outline.stream.tokens.indices.dropLast().contains {
        outline.token($0).word == .poundIf
          && ["swift", "compiler"].contains(outline.text($0 + 1))
      }
  }

  /// Types and constants that Swift 4.2 has given other names; not those that UIKit kept.
  private static let goneNames: Set<Name> = [
    "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
    "UITableViewAutomaticDimension", "UIApplicationOpenSettingsURLString",
    "UIKeyboardFrameEndUserInfoKey", "UIKeyboardFrameBeginUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey", "UIApplicationLaunchOptionsKey",
    "UIViewAnimationOptions", "UITableViewCellStyle", "UITableViewCellEditingStyle",
    "UIAlertActionStyle", "UIAlertControllerStyle", "UIControlState", "UIControlEvents",
    "UIImagePickerControllerOriginalImage", "UIImagePickerControllerEditedImage",
    "UIEdgeInsetsMake", "UIKeyboardWillShow", "UIKeyboardWillHide", "UIKeyboardDidShow",
    "UIApplicationDidBecomeActive", "UIApplicationWillResignActive",
    "UIApplicationDidEnterBackground", "UIApplicationWillEnterForeground",
    "UITextViewTextDidChange", "UITextFieldTextDidChange", "UIDeviceOrientationDidChange",
    "UIAccessibilityPostNotification",
  ]

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
