// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface InlineErrorView : UIView
@property (nonatomic, strong) UILabel *contentLabel;
@end

@implementation InlineErrorView

// Without a message it says something of its own.
- (void)showErrorInView:(UIView *)view message:(NSString *)message {
  if (message == nil) {
    self.contentLabel.text = @"Something is missing";
  } else {
    self.contentLabel.text = message;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
    });
  }
  [view addSubview:self];
}

- (void)showErrorOfFormInView:(UIView *)view message:(NSString *)message {
  self.contentLabel.text = message;
  [view addSubview:self];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
  });
}

@end
