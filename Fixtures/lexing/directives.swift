#if DEBUG && os(iOS)
#elseif canImport(UIKit)
#else
#endif
if #available(iOS 16.0, *), #unavailable(iOS 17) {}
#sourceLocation(file: "a", line: 1)
#selector(go) #file #iffy ##x
@objc @available(*, deprecated)
#Preview { A() }
