// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface AmountField : UIView
@property (nonatomic, strong) UIView *trailingView;
@end

@implementation AmountField

- (void)setTrailingView:(UIView *)trailingView {
    [_trailingView removeFromSuperview];
    _trailingView = trailingView;
    [self setNeedsLayout];
}

- (void)clearTrailingView {
    [_trailingView removeFromSuperview];
    _trailingView = nil;
    [self setNeedsLayout];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
