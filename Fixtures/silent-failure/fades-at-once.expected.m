#import <UIKit/UIKit.h>

@interface PickPlayersController : UIViewController
@property (nonatomic, strong) UILabel *errorMessageLabel;
@end

@implementation PickPlayersController

- (IBAction)playerTapped:(id)sender {
    [self showTooMany:YES];
}

- (void)showTooMany:(BOOL)isFirst {
    self.errorMessageLabel.text = isFirst ? @"Too many of the first" : @"Too many of the second";
    self.errorMessageLabel.alpha = 1;
    self.errorMessageLabel.hidden = NO;
    [UIView animateWithDuration:1.5 animations:^{
        self.errorMessageLabel.alpha = 0;
    } completion:^(BOOL finished) {
        self.errorMessageLabel.hidden = YES;
    }];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        isFirst ? @"Too many of the first" : @"Too many of the second");
    });
}

- (IBAction)fadeTapped:(id)sender {
    [self showFading:NO];
}

- (void)showFading:(BOOL)isFirst {
    self.errorMessageLabel.text = isFirst ? @"Too many of the first" : @"Too many of the second";
    self.errorMessageLabel.alpha = 1;
    [UIView animateWithDuration:1.5 animations:^{ self.errorMessageLabel.alpha = 0; }];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        isFirst ? @"Too many of the first" : @"Too many of the second");
    });
}

@end
