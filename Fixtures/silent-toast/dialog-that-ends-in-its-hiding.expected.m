#import <UIKit/UIKit.h>

@interface HintDialogView : UIView
@property (nonatomic, strong) UILabel *headerLabel;
@end

@implementation HintDialogView

- (void)showAnimated {
    self.headerLabel.text = @"Shake the phone to undo";
    self.hidden = NO;
    [UIView animateWithDuration:0.4 animations:^{
        self.alpha = 1;
    } completion:^(BOOL finished) {
        [self hideAnimated];
    }];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        @"Shake the phone to undo");
    });
}

- (void)hideAnimated {
    [UIView animateWithDuration:0.4 delay:3 options:0 animations:^{
        self.alpha = 0;
    } completion:nil];
}

@end
