// fixture: --ios 17.0 --unsafe-fixes
#import <UIKit/UIKit.h>

@interface PaymentViewController : UIViewController
@end

@implementation PaymentViewController

- (void)showError:(NSError *)error {
    UIAccessibilityPostNotification(
        UIAccessibilityAnnouncementNotification,
        [[NSAttributedString alloc]
            initWithString:error.localizedDescription
            attributes:@{UIAccessibilitySpeechAttributeAnnouncementPriority: UIAccessibilityPriorityHigh}]);
}

@end
