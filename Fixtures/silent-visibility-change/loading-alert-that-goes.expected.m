// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Covers the window while something loads.
@interface LoadingAlertView : UIView
@end

@implementation LoadingAlertView

- (void)show {
  [[UIApplication sharedApplication].keyWindow addSubview:self];
}

- (void)hide {
  [self removeFromSuperview];
  UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
