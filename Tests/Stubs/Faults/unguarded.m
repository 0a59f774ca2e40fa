// error: is only available on iOS 17.0 or newer
#import <UIKit/UIKit.h>
void f(void) {
  UIAccessibilityPostNotification(
      UIAccessibilityAnnouncementNotification,
      [[NSAttributedString alloc]
          initWithString:@"Done"
              attributes:@{UIAccessibilitySpeechAttributeAnnouncementPriority : UIAccessibilityPriorityHigh}]);
}
