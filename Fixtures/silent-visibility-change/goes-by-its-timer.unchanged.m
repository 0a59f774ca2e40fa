#import <UIKit/UIKit.h>

@interface XYBanner : UIView
@end

@implementation XYBanner

- (instancetype)init
{
    if ((self = [super initWithFrame:CGRectZero])) {
        UIButton *close = [[UIButton alloc] init];
        [close addTarget:self action:@selector(slideOut) forControlEvents:UIControlEventTouchUpInside];
    }
    return self;
}

- (void)slideIn
{
    [UIView animateWithDuration:0.3 animations:^{
        [self.superview layoutIfNeeded];
    } completion:^(BOOL finished) {
        [self performSelector:@selector(slideOut) withObject:nil afterDelay:3.0];
    }];
}

- (void)slideOut
{
    [UIView animateWithDuration:0.25 animations:^{
        [self.superview layoutIfNeeded];
    } completion:^(BOOL finished) {
        [self removeFromSuperview];
    }];
}

@end
