// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface SaveToast : UIView
@property (nonatomic, strong) UILabel *toastLabel;
@end

@implementation SaveToast

- (void)showToastWithTitle:(NSString *)title {
  return;

  self.toastLabel.text = title;
  self.toastLabel.hidden = NO;
}

- (void)showToastWithMessage:(NSString *)message {
  if (message.length == 0) {
    return;
  }
  self.toastLabel.text = message;
  self.toastLabel.hidden = NO;
}

@end
