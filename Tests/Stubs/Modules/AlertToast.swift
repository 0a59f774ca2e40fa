// swift-format-ignore-file
import SwiftUI

/// A library whose toasts lie over the view and tell nobody.
public struct AlertToast: View {
  public enum DisplayMode { case alert, hud }
  public enum AlertType {
    case complete(Color), error(Color), loading, regular
  }
  public init(
    displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil,
    subTitle: String? = nil
  ) {}
  public var body: some View { EmptyView() }
}

extension View {
  public func toast(
    isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true,
    alert: @escaping () -> AlertToast
  ) -> some View { self }
}
