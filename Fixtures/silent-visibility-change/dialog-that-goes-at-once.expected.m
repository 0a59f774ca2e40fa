// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface NoticeDialog : UIView
@property (nonatomic, copy) void (^onDismiss)(void);
@end

@implementation NoticeDialog

- (void)okTapped:(id)sender {
  [self dismissDialog];
}

- (void)dismissDialog {
  [self removeFromSuperview];
  if (self.onDismiss) {
    self.onDismiss();
  }
  UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
