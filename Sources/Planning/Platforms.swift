import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// For which systems a file is compiled.
private enum Platforms {
  /// Names of UIKit and SwiftUI that do not compile for Macs, but for those that apps often define there
  /// themselves, such as `UIImage`.
  static let ofIOS: Set<Name> = Set(
    Name.all(
      in: """
        UIKit UIAccessibility UIApplication UIDevice UIScreen UIPasteboard UIViewController UIView
        UIViewRepresentable UIViewControllerRepresentable UIHostingController
        UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        UIActivityViewController UIImagePickerController UIScrollView UITableView UINavigationBar
        UITextField UITextView UIWindowScene UIHostingConfiguration
        navigationBarTitleDisplayMode navigationBarItems navigationBarHidden topBarTrailing
        topBarLeading navigationBarTrailing navigationBarLeading keyboardType
        textInputAutocapitalization autocapitalization fullScreenCover insetGrouped statusBarHidden
        EditButton StackNavigationViewStyle
        """))

  /// What the conditions of Objective-C ask for the system by.
  static let conditions: [StaticString] = [
    "TARGET_OS_OSX", "TARGET_OS_MAC", "TARGET_OS_IPHONE", "TARGET_OS_IOS",
  ]

  static let conditionsOfIOS: [StaticString] = [
    "TARGET_OS_IPHONE", "TARGET_OS_IOS", "!TARGET_OS_OSX",
  ]
}

extension SyntaxOutline {
  /// Whether a condition of compilation asks for iOS or macOS, or for what only one of them has: the file
  /// is compiled for more than one system.
  var asksForPlatform: Bool {
    if file.language == .objectiveC {
      return stream.tokens.indices.contains { asksInLine(for: Platforms.conditions, at: $0) }
    }
    let names: Set<Name> = ["iOS", "macOS", "OSX", "AppKit", "UIKit", "Android", "SKIP"]
    return stream.tokens.indices.contains { asks(for: names, at: $0) }
  }

  /// Whether the file names what only iOS has, whatever it is compiled for: then it is compiled for iOS alone.
  var needsIOS: Bool {
    stream.tokens.indices.contains { index in
      token(index).kind == .identifier && Platforms.ofIOS.contains(name(index))
    }
  }

  /// Whether a token is compiled for iOS only, as a condition around it says.
  func isForIOS(_ token: Int) -> Bool {
    func asksForIOS(_ index: Int) -> Bool {
      file.language == .objectiveC
        ? asksInLine(for: Platforms.conditionsOfIOS, at: index)
        : asks(for: ["iOS", "UIKit"], at: index)
    }
    var branches: [Bool] = []
    for index in 0..<token {
      switch self.token(index).word {
      case .poundIf, .poundIfdef, .poundIfndef: branches.append(asksForIOS(index))
      case .poundElseif, .poundElif, .poundElse:
        guard !branches.isEmpty else { continue }
        branches[branches.count - 1] = asksForIOS(index)
      case .poundEndif: _ = branches.popLast()
      default: break
      }
    }
    return branches.contains(true)
  }

  /// Whether a condition of Objective-C, which is one token, has one of some texts in it.
  private func asksInLine(for texts: [StaticString], at index: Int) -> Bool {
    guard token(index).kind == .directive else { return false }
    return spelling(index).hasPrefix("#if") && spelling(index).contains(anyOf: texts)
  }

  /// Whether a condition of compilation has one of some names in it.
  private func asks(for names: Set<Name>, at index: Int) -> Bool {
    switch token(index).word {
    case .poundIf, .poundElseif:
      return (index..<min(index + 8, stream.count)).contains { names.contains(name($0)) }
    default: return false
    }
  }
}

extension PlanningContext {
  /// Whether a statement is compiled as well for systems that do not have what is posted by.
  func isShared(_ statement: Int, posting form: Announcement.Form) -> Bool {
    guard hasOtherPlatforms else { return false }
    switch form {
    case .helper: return false
    // What came with iOS 17 the others have, too, unless they are older.
    case .accessibilityNotification
    where !facts.deployment.isForOlderSystems(path: outline.file.path):
      return false
    case .accessibilityNotification, .uiAccessibility, .objectiveC: break
    }
    return !outline.isForIOS(outline.statements[statement].tokens.start)
  }

  /// A plan that attaches modifiers to a statement; not safe where there is a doubt, or where not all systems that
  /// the statement is compiled for have what they post by.
  func attaching(
    _ modifiers: [Announcement], to statement: Int, for finding: Finding, doubt: Reason?
  ) -> Plan {
    let isShared = modifiers.contains { self.isShared(statement, posting: $0.form) }
    let reason = doubt ?? (isShared ? .otherPlatforms : nil)
    return Plan(
      finding: finding, action: .attach(modifiers), applicability: reason == nil ? .safe : .unsafe,
      reason: reason)
  }
}
