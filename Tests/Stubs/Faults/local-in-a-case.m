// error: cannot jump from switch statement to this case label
#import <UIKit/UIKit.h>
void f(NSInteger n) {
  switch (n) {
    case 0:;
      NSString *announcement = @"Done";
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
      break;
    case 1:
      break;
  }
}
