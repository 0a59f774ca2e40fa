// swift-format-ignore-file
import SwiftUI

@preconcurrency @MainActor public protocol Widget {}
