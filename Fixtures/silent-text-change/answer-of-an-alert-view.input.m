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
    }
}

@end
