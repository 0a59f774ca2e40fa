// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface DownloadViewController : UIViewController
@end

@implementation DownloadViewController

- (void)finish {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, nil);
}

@end
