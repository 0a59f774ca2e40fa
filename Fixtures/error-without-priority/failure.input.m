// fixture: --ios 17.0 --unsafe-fixes
#import <UIKit/UIKit.h>

@interface PaymentViewController : UIViewController
@end

@implementation PaymentViewController

- (void)showError:(NSError *)error {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, error.localizedDescription);
}

@end
