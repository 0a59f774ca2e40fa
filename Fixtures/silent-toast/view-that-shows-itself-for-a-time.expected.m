#import <UIKit/UIKit.h>

@interface DoneMark : UIView
@property (nonatomic, copy) NSString *text;
@end

@implementation DoneMark

- (instancetype)initWithText:(NSString *)text {
    self = [super initWithFrame:CGRectZero];
    if (self) {
        _text = text;
        [self addLabel];
    }
    return self;
}

- (void)addLabel {
    UILabel *label = [[UILabel alloc] init];
    [label setText:[self text]];
    [self addSubview:label];
}

- (void)showInView:(UIView *)view {
    [self setAlpha:0.0f];
    [view addSubview:self];
    [UIView animateWithDuration:0.3 animations:^{
        [self setAlpha:1.0f];
    } completion:^(BOOL finished) {
        [UIView animateWithDuration:0.3 delay:1.5 options:0 animations:^{
            [self setAlpha:0.0f];
        } completion:^(BOOL finished) {
            [self removeFromSuperview];
        }];
    }];
    NSString *announcement = self.text;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

@end
