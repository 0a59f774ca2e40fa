// swift-format-ignore-file
import UIKit

@preconcurrency @MainActor open class MessageView: UIView {
  public enum Layout { case messageView, cardView }
  open var titleLabel: UILabel?
  open var bodyLabel: UILabel?
  public class func viewFromNib(layout: Layout) -> MessageView { MessageView() }
}

@preconcurrency @MainActor open class SwiftMessages {
  public static func show(viewProvider: @escaping @MainActor () -> UIView) {}
}
