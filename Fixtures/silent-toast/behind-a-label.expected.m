// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface MailToast : UIView
@property (nonatomic, strong) UILabel *toastLabel;
@end

@implementation MailToast

- (void)showToastWithMessage:(NSString *)message {
  if (message.length == 0) {
    goto show;
  }
  self.tag = 1;
  return;
show:
  self.toastLabel.text = message;
  self.toastLabel.hidden = NO;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
  });
}

@end
