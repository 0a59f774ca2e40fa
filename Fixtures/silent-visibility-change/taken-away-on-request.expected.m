#import <UIKit/UIKit.h>

@interface HintLayer : UIView
@end

@implementation HintLayer

+ (void)explainIn:(UIView *)view {
  HintLayer *layer = [[HintLayer alloc] initWithFrame:view.bounds];
  UIButton *button = [[UIButton alloc] initWithFrame:view.bounds];
  [button addTarget:layer
                action:@selector(closeHint)
      forControlEvents:UIControlEventTouchUpInside];
  [layer addSubview:button];
  [view addSubview:layer];
}

- (void)blink {
  self.backgroundColor = nil;
}

- (void)closeHint {
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(blink) object:nil];
  [self removeFromSuperview];
  UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
