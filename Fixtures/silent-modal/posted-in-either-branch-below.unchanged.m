#import <UIKit/UIKit.h>

@interface LampOverlay : UIView
@property (nonatomic, strong) UIView *shade;
@property (nonatomic) BOOL blocksTouches;
@end

@implementation LampOverlay

- (void)fadeIn {
  if (self.blocksTouches) {
    self.shade.userInteractionEnabled = YES;
    self.shade.accessibilityViewIsModal = YES;
  } else {
    self.shade.userInteractionEnabled = NO;
  }
  if (self.shade.alpha < 1.0) {
    void (^completion)(void) = ^{
      UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self.shade);
    };
    [UIView animateWithDuration:0.2
        animations:^{
          self.shade.alpha = 1.0;
        }
        completion:^(BOOL finished) {
          completion();
        }];
  } else {
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self.shade);
  }
}

@end
