#import <UIKit/UIKit.h>

@interface CraneViewController : UIViewController
@property (nonatomic, strong) UIView *toastView;
@property (nonatomic, strong) UILabel *toastTitleLabel;
@property (nonatomic, strong) UILabel *toastMessageLabel;
@end

@implementation CraneViewController

- (void)showToast:(NSString *)name {
    self.toastTitleLabel.text = NSLocalizedString(@"Lifted", @"");
    self.toastMessageLabel.text = name;
    [self.view addSubview:self.toastView];
    [UIView animateWithDuration:0.3 delay:2 options:0 animations:^{
        self.toastView.alpha = 0;
    } completion:^(BOOL finished) {
        [self.toastView removeFromSuperview];
    }];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        [NSString stringWithFormat:@"%@. %@", NSLocalizedString(@"Lifted", @""), name ?: @""]);
    });
}

- (IBAction)liftTapped:(UIButton *)sender {
    [self showToast:@"The crate"];
}

@end
