// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface BookingViewController : UIViewController <UIAlertViewDelegate>
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation BookingViewController

- (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex
{
    if (buttonIndex != alertView.cancelButtonIndex) {
        self.statusLabel.text = NSLocalizedString(@"The table is yours at eight", nil);
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            NSLocalizedString(@"The table is yours at eight", nil));
        });
    }
}

@end
