// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Shows for a moment how deep a sleep was.
@interface SleepGraph : UIViewController
@property (nonatomic, strong) UIView *popupView;
@end

@implementation SleepGraph

- (IBAction)partTapped:(id)sender {
  [self showDepthPopup];
}

- (void)showDepthPopup {
  self.popupView.alpha = 0;
  self.popupView.hidden = NO;
  [UIView animateWithDuration:0.3
      animations:^{
        self.popupView.alpha = 1;
      }
      completion:^(BOOL finished) {
        __weak typeof(self) weakSelf = self;
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
          __strong typeof(weakSelf) strongSelf = weakSelf;
          [strongSelf dismissDepthPopup:YES];
        });
      }];
}

- (void)dismissDepthPopup:(BOOL)animated {
  self.popupView.hidden = YES;
}

@end
