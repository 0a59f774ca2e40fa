// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Says for a moment what a control is for.
@interface HintTipView : UIView
@end

@implementation HintTipView

- (void)showInView:(UIView *)view {
  [view addSubview:self];
}

- (IBAction)touched:(id)sender {
  [self hide];
}

- (void)hide {
  [self removeFromSuperview];
}

@end
