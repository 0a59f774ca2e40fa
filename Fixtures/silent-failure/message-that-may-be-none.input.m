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
  }
  [view addSubview:self];
}

- (void)showErrorOfFormInView:(UIView *)view message:(NSString *)message {
  self.contentLabel.text = message;
  [view addSubview:self];
}

@end
