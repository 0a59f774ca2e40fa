#import <UIKit/UIKit.h>

@interface GardenAlertView : UIView
- (void)show;
@end

@implementation GardenAlertView

- (void)show {
  self.alpha = 1;
  [[[[UIApplication sharedApplication] delegate] window] addSubview:self];
  UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self);
}

@end
