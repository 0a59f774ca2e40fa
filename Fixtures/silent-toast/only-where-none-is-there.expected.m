#import <UIKit/UIKit.h>

@interface HintTools : NSObject
@property (nonatomic, strong) UIView *hintToast;
@end

@implementation HintTools

- (void)showToastInView:(UIView *)view withMessage:(NSString *)message {
    if (!self.hintToast) {
        UILabel *label = [[UILabel alloc] init];
        label.text = message;
        self.hintToast = [[UIView alloc] init];
        [self.hintToast addSubview:label];
        [view addSubview:self.hintToast];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
        });
        [self performSelector:@selector(hideToast) withObject:nil afterDelay:2.0];
    }
}

- (void)hideToast {
    [self.hintToast removeFromSuperview];
    self.hintToast = nil;
}

@end
