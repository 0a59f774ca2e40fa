// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface CartViewController : UIViewController
@end

@implementation CartViewController

- (void)confirm {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Added to the cart");
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Delivery is free");
}

@end
