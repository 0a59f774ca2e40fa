#import <UIKit/UIKit.h>

@interface ScoreNotificationView : UIView
@property (nonatomic, weak) UIView *stage;
@property (nonatomic) float duration;
@end

@implementation ScoreNotificationView

- (void)presentForDuration:(float)duration {
    self.duration = duration;
    [self _animateFrom:CGRectZero to:self.stage.bounds];
    [self.stage addSubview:self];
}

- (void)_animateFrom:(CGRect)start to:(CGRect)end {
    self.frame = start;
    [UIView animateWithDuration:0.3 animations:^{
        self.frame = end;
    } completion:^(BOOL finished) {
        [self slideDidStop];
    }];
}

- (void)slideDidStop {
    [self performSelector:@selector(dismiss) withObject:nil afterDelay:self.duration];
}

- (void)dismiss {
    [self removeFromSuperview];
}

@end
