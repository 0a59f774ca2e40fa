package import Indexing
package import Outlining
import SourceText

/// Whether something is a view, and how we know.
package enum ViewTypes {
  package enum Evidence: Sendable, Comparable {
    /// Its type is declared and is none.
    case notAView
    /// Nothing tells.
    case unknown
    /// Its name ends as a view's does.
    case name
    /// Its declared type is a view.
    case type
  }

  /// Judges by the declared type, else by the end of the name.
  package static func evidence(
    type: TypeShape, name: String, facts: ProjectFacts
  ) -> Evidence {
    if type.base != .none, type.wrapping.isDisjoint(with: [.array, .dictionary, .set, .function]) {
      if isView(type.base, facts) { return .type }
      // What the project derives from nothing but that is no view, whatever its name.
      if values.contains(type.base) || facts.inherits(type.base, anyOf: drawn)
        || facts.isValue(type.base)
      {
        return .notAView
      }
    }
    guard let last = Words.split(name).last else { return .unknown }
    return suffixes.contains(last) ? .name : .unknown
  }

  /// Whether a type is a view, or a view controller, of UIKit's.
  package static func isSystem(_ type: Name) -> Bool {
    kit.contains(type) || type == "UIViewController" || type == "UINavigationController"
  }

  private static func isView(_ type: Name, _ facts: ProjectFacts) -> Bool {
    kit.contains(type) || facts.inherits(type, anyOf: kit)
  }

  private static let suffixes: Set<String> = Set(
    words: """
      view label button lbl btn field toolbar bar stack scrollview tableview collectionview
      imageview textview control switch slider container overlay banner toast snackbar popup
      panel menu picker
      """)

  /// Types of the standard library and Foundation that are certainly no views.
  private static let values: Set<Name> = Set(
    Name.all(
      in: """
        String Int Bool Double Float CGFloat Date URL Data CALayer CAShapeLayer CAGradientLayer
        NSString NSNumber NSLayoutConstraint URLResourceValues CPMapButton CPBarButton
        """))

  /// Classes whose own subclasses are no views: what is drawn by them is nothing for assistive technologies.
  private static let drawn: Set<Name> = Set(
    Name.all(in: "NSObject CALayer CAShapeLayer SCNNode SKNode SKSpriteNode SKLabelNode"))

  /// The views of UIKit and of what comes with it.
  private static let kit: Set<Name> = Set(
    Name.all(
      in: """
        UIView UILabel UIButton UIControl UIImageView UITextField UITextView UIStackView
        UIScrollView UITableView UICollectionView UITableViewCell UICollectionViewCell UISwitch
        UISlider UIStepper UISegmentedControl UIPickerView UIDatePicker UIProgressView
        UIActivityIndicatorView UIToolbar UINavigationBar UITabBar UISearchBar
        UIVisualEffectView UIPageControl UIWindow WKWebView MKMapView UIRefreshControl
        UITableViewHeaderFooterView UICollectionReusableView UIInputView MTKView SKView PDFView
        UIWebView
        """))
}
