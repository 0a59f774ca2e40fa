// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface Callout : UIView
- (void)showCalloutInView:(UIView *)view layer:(CALayer *)layer;
@end

@implementation Callout

// It is put there, and seen when its animation starts.
- (void)showCalloutInView:(UIView *)view layer:(CALayer *)layer {
  if (view) {
    [view addSubview:self];
  }
  self.hidden = YES;
  [self setNeedsLayout];
}

- (void)animationDidStart:(id)animation {
  self.hidden = NO;
}

@end
