// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
#import <UIKit/UIKit.h>

@interface PaymentViewController : UIViewController
@end

@implementation PaymentViewController

- (void)showError:(NSError *)error {
    if (@available(iOS 17.0, *)) {
        UIAccessibilityPostNotification(
            UIAccessibilityAnnouncementNotification,
            [[NSAttributedString alloc]
                initWithString:error.localizedDescription
                attributes:@{UIAccessibilitySpeechAttributeAnnouncementPriority: UIAccessibilityPriorityHigh}]);
    } else {
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        error.localizedDescription);
    }
}

@end
