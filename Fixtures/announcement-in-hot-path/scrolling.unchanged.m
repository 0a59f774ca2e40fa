// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface MapViewController : UIViewController
@end

@implementation MapViewController

- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Moved");
}

@end
