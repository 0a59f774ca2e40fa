// error: cannot find 'AccessibilityNotification' in scope
// swift-format-ignore-file
import Foundation
func f() { AccessibilityNotification.Announcement("Done").post() }
