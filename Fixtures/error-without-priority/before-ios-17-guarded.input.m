// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
#import <UIKit/UIKit.h>

@interface PaymentViewController : UIViewController
@end

@implementation PaymentViewController

- (void)showError:(NSError *)error {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, error.localizedDescription);
}

@end
