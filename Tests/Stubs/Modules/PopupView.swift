// swift-format-ignore-file
import SwiftUI

/// A library whose popups lie over the view.
extension View {
  public func popup<Content: View>(
    isPresented: Binding<Bool>, type: PopupType, position: PopupPosition,
    @ViewBuilder view: @escaping () -> Content
  ) -> some View { self }
}

public enum PopupType {
  case floater
}

public enum PopupPosition {
  case top, bottom
}
