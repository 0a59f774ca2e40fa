#import <UIKit/UIKit.h>

@interface CoachController : UIViewController
@property (nonatomic, strong) UIView *tipView;
@end

@implementation CoachController

- (void)showTip {
  [self.view addSubview:self.tipView];
  [UIView animateWithDuration:0.3 animations:^{
    self.tipView.alpha = 1;
  } completion:^(BOOL finished) {
    [self.view setNeedsLayout];
  }];
}

@end
