#import <UIKit/UIKit.h>

@interface RatingOverlay : UIView
@property (nonatomic, strong) UIView *fadeView;
@end

@implementation RatingOverlay

- (void)dismiss {
    [UIView animateWithDuration:0.25 animations:^{
        self.alpha = 0.0;
    } completion:^(BOOL finished) {
        [self removeFromSuperview];
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
    }];
}

- (void)hideFadeView {
    [self.fadeView removeFromSuperview];
}

@end
