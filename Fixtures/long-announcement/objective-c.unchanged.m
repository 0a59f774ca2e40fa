// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface ConsentViewController : UIViewController
@end

@implementation ConsentViewController

- (void)store {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Your consent was stored. You can withdraw it at any time in the settings, where you also find all that we know.");
}

@end
